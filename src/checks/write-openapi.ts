// `npm run openapi`: writes the API's OpenAPI document next to the files for hosts.
import { writeFileSync } from 'node:fs';
import { openApi } from '../contract/openapi.ts';
import { readSettings } from '../hosting/settings.ts';

const file = '.hosts/openapi.json';
writeFileSync(file, `${JSON.stringify(openApi(readSettings(process.env).apiUrl), null, 2)}\n`);
console.log(`Wrote ${file}.`);
