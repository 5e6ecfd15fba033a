// A file of its own, because forms import it without the schemas.

export const NO_WEB_ADDRESS = 'must be a full address such as https://example.org';
export const OTHER_ADDRESS = 'holds an address that does not begin with https:// or http://';

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text) && URL.canParse(text);
}

/** Address that calls a number or begins a text message, as editors may write it into a page. */
export const PHONE_ADDRESS = /^(tel|sms):[+*]?\d[\d*-]{1,20}$/i;

/** Any `scheme://`, and the schemes without slashes that browsers and mail programs follow, but not "Title: more". */
const OTHER_SCHEME =
  /(?<![\p{L}\p{N}])(?:[a-z][a-z0-9+.-]*:\/\/|(?:javascript|vbscript)\s*:|(?:data|blob|file|mailto|tel|sms|about|view-source):(?=\S))/iu;

export function hasOtherAddress(entry: string): boolean {
  // An address inside a web address, such as in its query, is part of that web address.
  return OTHER_SCHEME.test(entry.replace(/https?:\/\/\S*/gi, ''));
}
