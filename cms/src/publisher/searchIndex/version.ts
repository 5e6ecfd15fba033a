import packageFile from '../../../package.json' with { type: 'json' };

/** Counted up when the entries change their shape, so that a start makes every index anew. */
const FORMAT = 1;

export const INDEX_VERSION = `${packageFile.dependencies.pagefind}-${FORMAT}`;
