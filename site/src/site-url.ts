/** Where the site lives unless SITE_URL says otherwise: the address that `npm start` gives. */
export const DEFAULT_SITE_URL = 'http://127.0.0.1:4321';
