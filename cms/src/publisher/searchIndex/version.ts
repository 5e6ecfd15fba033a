import packageFile from '../../../package.json' with { type: 'json' };

/** Counted up when entries or folders change their shape, so that a start makes every index anew. */
const FORMAT = 4;

export const INDEX_VERSION = `${packageFile.dependencies.pagefind}-${FORMAT}`;
