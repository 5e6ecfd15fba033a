/** Words and weights of a page's language, fetched together. */
export { weights } from '../../model/weights/fr.ts';
export { french as lists } from './french.ts';
