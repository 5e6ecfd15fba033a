// In a file of its own, as forms ask too, without the schemas.

export const NO_WEB_ADDRESS = 'must be a full address such as https://example.org';
export const OTHER_ADDRESS = 'holds an address that does not begin with https:// or http://';

/** Whether a text is a full address that a page may link to. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text) && URL.canParse(text);
}

/** An address that calls a number or begins a text message to it, as editors may write it into a page. */
export const PHONE_ADDRESS = /^(tel|sms):[+*]?\d[\d*-]{1,20}$/i;

/** Of addresses without slashes those that browsers and mail programs follow; "Title: more" is no address. */
const OTHER_SCHEME =
  /(?<![\p{L}\p{N}])(?:[a-z][a-z0-9+.-]*:\/\/|(?:javascript|vbscript)\s*:|(?:data|blob|file|mailto|tel|sms|about|view-source):(?=\S))/iu;

/** Whether an entry such as "Title: https://address" names an address that no page links to, whatever it is. */
export function hasOtherAddress(entry: string): boolean {
  // What stands within a web address, such as another one in its query, is part of that.
  return OTHER_SCHEME.test(entry.replace(/https?:\/\/\S*/gi, ''));
}
