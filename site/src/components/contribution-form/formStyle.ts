import { lateStyle } from '../../styles/lateStyle.ts';
import dialogCss from '../form/dialog.css?inline';
import formCss from '../form/form.css?inline';
import css from './contribution-form.css?inline';

/** Puts the look of the forms on the page. */
export const formStyle = lateStyle(formCss + dialogCss + css);
