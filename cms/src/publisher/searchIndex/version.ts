import packageFile from '../../../package.json' with { type: 'json' };

/**
 * Version of the format of entries and folders. Increase it when their shape changes: the next start then builds every
 * index again.
 */
const FORMAT = 4;

export const INDEX_VERSION = `${packageFile.dependencies.pagefind}-${FORMAT}`;
