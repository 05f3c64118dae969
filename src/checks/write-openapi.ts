// `npm run openapi`: writes the API's OpenAPI document next to the files for hosts.
import { readFileSync, writeFileSync } from 'node:fs';
import { openApi } from '../contract/openapi.ts';
import { readSettings } from '../hosting/settings.ts';

const file = '.hosts/openapi.json';
const rules = readFileSync('src/contract/README.md', 'utf8');
writeFileSync(file, `${JSON.stringify(openApi(readSettings(process.env).apiUrl, rules), null, 2)}\n`);
console.log(`Wrote ${file}.`);
