import { createApp } from 'astro/app/entrypoint';
import { hashOf } from './hashOf.ts';

/** The built site. Not streaming: a page is wanted whole, and an error in its last line must not follow a 200. */
export const app = createApp({ streaming: false });

// At every page Astro imports its code anew, and Node looks on the disk each time for what it holds already.
const { pageMap = new Map() } = app.manifest;
for (const [component, load] of pageMap) {
  let loaded: ReturnType<typeof load> | undefined;
  const forget = (error: unknown) => {
    loaded = undefined;
    throw error;
  };
  pageMap.set(component, () => (loaded ??= load().catch(forget)));
}

// Where the code of a page cannot be loaded (another build has taken its place, say), Astro looks for a page at /500, and
// `[...lang]` takes that for a path that does not exist: a page that failed would look like a page that is gone.
const { renderError } = app;
app.renderError = async (request, options) => {
  if (options.error) throw options.error;
  return renderError.call(app, request, options);
};

/** The styles of pages by the name that stands in their place until `leanPage` knows which of their rules a page needs. */
export const styles = new Map<string, string>();
for (const { styles: ofRoute } of app.manifest.routes)
  for (const style of ofRoute)
    if (style.type === 'inline') {
      const name = `style ${hashOf(style.content)}`;
      styles.set(name, style.content);
      style.content = name;
    }

const { csp } = app.manifest;
if (csp) {
  // A page is a file, so its policy travels in the page and not in a header that the web server would have to know.
  csp.cspDestination = 'meta';
  // Those of the styles that have a name: a page would list them all only for `leanPage` to take them out.
  const named = new Set([...styles.values()].map(hashOf));
  csp.styleHashes = csp.styleHashes.filter((hash) => !named.has(hash));
}
