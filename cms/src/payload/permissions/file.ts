import path from 'node:path';

export const PERMISSIONS_FILE = path.resolve(import.meta.dirname, '../../../../docs/permissions.md');
