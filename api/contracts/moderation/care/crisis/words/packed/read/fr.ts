/** Words and weights of a page's language, fetched together. */
export { weights } from '../../../model/weights/fr.ts';
export { packed } from '../generated/fr.ts';
