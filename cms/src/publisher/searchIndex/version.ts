import packageFile from '../../../package.json' with { type: 'json' };

/** Increase it when entries or folders change their shape. The next start then builds every index again. */
const FORMAT = 4;

export const INDEX_VERSION = `${packageFile.dependencies.pagefind}-${FORMAT}`;
