import type { Plugin } from 'vite';

type Change = { file: RegExp; original: string; instead: string; and?: string };

/** Without Web Crypto for every page: that is a step to another thread. Styles of routes are few and part of the build. */
const HASH_ONCE: Change = {
  file: /\/astro\/dist\/core\/encryption\.js$/,
  original: 'async function generateCspDigest(data, algorithm) {',
  instead: 'async function makeCspDigest(data, algorithm) {',
  and: `
const digests = new Map();
function generateCspDigest(data, algorithm) {
  const known = digests.get(data);
  if (known) return known;
  const digest = makeCspDigest(data, algorithm);
  digests.set(data, digest);
  return digest;
}`,
};

/**
 * A page as the string it was drawn as: into bytes, through a stream and back into a string takes as long as a third of the
 * drawing. Its body says only that there is one.
 */
const WHOLE_PAGE: Change = {
  file: /\/astro\/dist\/runtime\/server\/render\/page\.js$/,
  original: `    body = encoder.encode(body);
    headers.set("Content-Length", body.byteLength.toString());`,
  instead: '    return new WholePage(body, init, headers, route);',
  and: `
class WholePage extends Response {
  #html;
  constructor(html, init, headers, route) {
    super(null, { ...init, headers, status: route?.route && isRoute404(route.route) ? 404 : init.status });
    this.#html = html;
  }
  get body() {
    return this;
  }
  async text() {
    return this.#html;
  }
}`,
};

/**
 * Two steps of Astro's server that are slow because they fit every server there is. Fails the build when Astro does them
 * in another way.
 */
export function fasterAstro(): Plugin {
  return {
    name: 'faster-astro',
    apply: 'build',
    enforce: 'pre',
    transform: {
      order: 'pre',
      filter: { id: [HASH_ONCE.file, WHOLE_PAGE.file] },
      handler: (code, id) => {
        const { original, instead, and } = HASH_ONCE.file.test(id) ? HASH_ONCE : WHOLE_PAGE;
        if (!code.includes(original)) throw new Error(`fasterAstro.ts: Astro does this in another way now, in ${id}`);
        return code.replace(original, () => instead) + and;
      },
    },
  };
}
