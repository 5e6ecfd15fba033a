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

/** An island's own name, made of all that it draws and gets, of which `leanPage` leaves nothing. */
const NO_NAMES: Change = {
  file: /\/astro\/dist\/runtime\/server\/render\/component\.js$/,
  original: `const astroId = shorthash(
    \`<!--\${metadata.componentExport.value}:\${metadata.componentUrl}-->
\${html}
\${serializeProps(
      props,
      metadata
    )}\`
  );`,
  instead: `const astroId = "0";`,
};

/** A page's scripts have addresses of the build, and are few. */
const SPLIT_ONCE: Change = {
  file: /\/astro\/dist\/core\/render\/ssr-element\.js$/,
  original: 'const { pathname, suffix } = splitAssetPath(href);',
  instead: 'const { pathname, suffix } = splitOnce(href);',
  and: `
const split = new Map();
function splitOnce(href) {
  const known = split.get(href) ?? splitAssetPath(href);
  split.set(href, known);
  return known;
}`,
};

const CHANGES = [HASH_ONCE, WHOLE_PAGE, NO_NAMES, SPLIT_ONCE];

/**
 * Steps of Astro's server that are slow because they fit every server there is. Fails the build when Astro does them in
 * another way.
 */
export function fasterAstro(): Plugin {
  return {
    name: 'faster-astro',
    apply: 'build',
    enforce: 'pre',
    transform: {
      order: 'pre',
      filter: { id: CHANGES.map(({ file }) => file) },
      handler: (code, id) => {
        const { original = '', instead = '', and = '' } = CHANGES.find(({ file }) => file.test(id)) ?? {};
        if (!code.includes(original)) throw new Error(`fasterAstro.ts: Astro does this in another way now, in ${id}`);
        return code.replace(original, () => instead) + and;
      },
    },
  };
}
