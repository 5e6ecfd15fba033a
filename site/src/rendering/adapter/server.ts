import { createApp } from 'astro/app/entrypoint';

/** The built site. Not streaming: a page is wanted whole, and an error in its last line must not follow a 200. */
export const app = createApp({ streaming: false });

// Where the code of a page cannot be loaded (another build has taken its place, say), Astro looks for a page at /500, and
// `[...lang]` takes that for a path that does not exist: a page that failed would look like a page that is gone.
const { renderError } = app;
app.renderError = async (request, options) => {
  if (options.error) throw options.error;
  return renderError.call(app, request, options);
};

const { csp } = app.manifest;
if (csp) {
  // A page is a file, so its policy travels in the page and not in a header that the web server would have to know.
  csp.cspDestination = 'meta';
}
