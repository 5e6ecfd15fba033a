import packageFile from '../../../package.json' with { type: 'json' };

/**
 * Version of what is indexed and of the folders. Increase it when either changes: the next start then builds every index
 * again.
 */
const FORMAT = 5;

export const INDEX_VERSION = `${packageFile.dependencies.pagefind}-${FORMAT}`;
