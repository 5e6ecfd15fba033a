import type { Plugin } from 'vite';

const ORIGINAL = 'async function generateCspDigest(data, algorithm) {';

/**
 * Makes Astro hash an inline style once, not once for every page: through Web Crypto each time is a step to another
 * thread, and together an eighth of the time that a page takes. Fails the build when Astro's function is another one.
 */
export function hashOnce(): Plugin {
  return {
    name: 'hash-once',
    apply: 'build',
    enforce: 'pre',
    transform: {
      order: 'pre',
      filter: { id: /\/astro\/dist\/core\/encryption\.js$/ },
      handler: (code) => {
        if (!code.includes(ORIGINAL)) throw new Error('hashOnce.ts: Astro makes its hashes elsewhere now');
        return code.replace(ORIGINAL, `${WITH_MEMORY}\nasync function makeCspDigest(data, algorithm) {`);
      },
    },
  };
}

/** Styles of routes are few and part of the build, so all of them may be kept. */
const WITH_MEMORY = `
const digests = new Map();
function generateCspDigest(data, algorithm) {
  const known = digests.get(data);
  if (known) return known;
  const digest = makeCspDigest(data, algorithm);
  digests.set(data, digest);
  return digest;
}`;
