import { lateStyle } from '../../styles/lateStyle.ts';
import css from './search-panel.css?inline';

export const adoptPanelStyle = lateStyle(css);
