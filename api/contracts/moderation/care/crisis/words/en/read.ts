/** Words and weights of a page's language, fetched together. */
export { weights } from '../../model/weights/en.ts';
export { english as lists } from './english.ts';
