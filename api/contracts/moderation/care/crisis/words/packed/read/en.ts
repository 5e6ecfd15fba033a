/** Words and weights of a page's language, fetched together. */
export { weights } from '../../../model/weights/en.ts';
export { packed } from '../generated/en.ts';
