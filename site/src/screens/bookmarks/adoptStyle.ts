import { lateStyle } from '../../styles/lateStyle.ts';
import css from './bookmark.css?inline';

/** The style of the buttons that keep and watch a page, beyond what the server draws of them. */
export const adoptStyle = lateStyle(css);
