import dialogCss from '../../../components/form/dialog.css?inline';
import formCss from '../../../components/form/form.css?inline';
import { lateStyle } from '../../../styles/lateStyle.ts';
import css from './contribution-form.css?inline';

/** Puts the look of the forms on the page. */
export const formStyle = lateStyle(formCss + dialogCss + css);
