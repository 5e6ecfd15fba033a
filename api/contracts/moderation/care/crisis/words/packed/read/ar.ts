/** Words and weights of a page's language, fetched together. */
export { weights } from '../../../model/weights/ar.ts';
export { packed } from '../generated/ar.ts';
