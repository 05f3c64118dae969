// `npm run openapi`: writes the API's OpenAPI document next to the files for hosts.
import { writeFileSync } from 'node:fs';
import { openApi } from './openapi.ts';

const file = '.hosts/openapi.json';
writeFileSync(file, `${JSON.stringify(openApi(), null, 2)}\n`);
console.log(`Wrote ${file}.`);
