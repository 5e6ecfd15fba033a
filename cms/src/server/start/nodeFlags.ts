import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** For every process that may load Payload. */
export const QUICK = ['--import', pathToFileURL(path.join(import.meta.dirname, 'quickImports.ts')).href];
