/** Words and weights of a page's language, fetched together. */
export { weights } from '../../model/weights/es.ts';
export { spanish as lists } from './spanish.ts';
