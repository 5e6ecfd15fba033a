import { writeFile } from 'node:fs/promises';
import config from '../../payload.config.ts';
import { PERMISSIONS_FILE, permissionsDocument } from '../payload/permissions/permissionsDocument.ts';

await writeFile(PERMISSIONS_FILE, permissionsDocument(await config));
process.exit(0);
