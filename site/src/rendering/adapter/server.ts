import { createApp } from 'astro/app/entrypoint';

/** The built site, without streaming: an error in the last line of a page must not follow a 200. */
export const app = createApp({ streaming: false });

// When a page's code cannot be loaded, as after another build, Astro looks for a page at /500, which `[...lang]` takes
// for a missing path: a failed page would look like a deleted one.
const { renderError } = app;
app.renderError = async (request, options) => {
  if (options.error) throw options.error;
  return renderError.call(app, request, options);
};

const { csp } = app.manifest;
if (csp) {
  // The policy of a page is a `meta` element in its file, because the web server does not know the policies of pages.
  csp.cspDestination = 'meta';
}
