/** Address of the site when SITE_URL is not set: the one that `npm start` serves. */
export const DEFAULT_SITE_URL = 'http://127.0.0.1:4321';
