import {
  type AccessibilitySettings,
  isUsual,
  SIZES,
  type SwitchName,
} from '@common-ground/api/contracts/preferences/settings.ts';
import highContrast from '../../styles/contrast.css?inline';
import colorBlindFriendly from './looks/color-blind-friendly.css?inline';
import dyslexiaFont from './looks/dyslexia-font.css?inline';
import enlarged from './looks/enlarged.css?inline';
import focusIndicator from './looks/focus-indicator.css?inline';
import reducedMotion from './looks/reduced-motion.css?inline';
import textToSpeech from './looks/text-to-speech.css?inline';

/** What each does to how a page looks, in the order in which the later ones win. */
const LOOKS: Partial<Record<SwitchName, string>> = {
  colorBlindFriendly,
  highContrast,
  dyslexiaFont,
  reducedMotion,
  focusIndicator,
  textToSpeech,
};

/**
 * The style sheet of somebody's settings, which first-paint.js puts on every page before anything is painted; empty where
 * all is as usual. It stands outside of any layer and so before everything that pages say.
 */
export function sheetOf(settings: AccessibilitySettings): string {
  if (isUsual(settings)) return '';
  const looks = Object.entries(LOOKS).filter(([name]) => settings[name as SwitchName]);
  // Never empty: that there are settings is said by there being a sheet.
  return `/**/${sizesOf(settings)}${looks.map(([, css]) => css).join('')}`;
}

/**
 * Sizes of letters follow the browser's own (`100%`). What is magnified, borders and all, is laid out in the room that is
 * left, as with the browser's own zoom; on paper and in browsers that cannot, letters alone are larger.
 */
function sizesOf({ fontSize, magnification }: AccessibilitySettings): string {
  const [letters, all] = [fontSize / SIZES.fontSize.usual, magnification / SIZES.magnification.usual];
  if (letters === 1 && all === 1) return '';
  const both = letters * all;
  return [
    `:root{font-size:${letters * 100}%;zoom:${all}}`,
    `@supports not (zoom:1){:root{font-size:${both * 100}%}}`,
    `@media print{:root{font-size:${both * 10}pt;zoom:1}}`,
    both > 1 ? enlarged : '',
  ].join('');
}
