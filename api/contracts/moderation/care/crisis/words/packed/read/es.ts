/** Words and weights of a page's language, fetched together. */
export { weights } from '../../../model/weights/es.ts';
export { packed } from '../generated/es.ts';
