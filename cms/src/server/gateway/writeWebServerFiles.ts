import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { WEB_SERVER_FILES } from './webServerHeaders.ts';

const folder = path.resolve(import.meta.dirname, '../../../../deploy');
for (const [name, text] of Object.entries(WEB_SERVER_FILES)) writeFileSync(path.join(folder, name), text);
