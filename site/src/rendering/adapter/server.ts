import { createApp } from 'astro/app/entrypoint';

/** The built site. Not streaming: a page is wanted whole, and an error in its last line must not follow a 200. */
export const app = createApp({ streaming: false });

// A page is a file, so its policy travels in the page and not in a header that the web server would have to know.
const { csp } = app.manifest;
if (csp) csp.cspDestination = 'meta';
