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

/** Later entries override earlier ones. */
const LOOKS: Partial<Record<SwitchName, string>> = {
  colorBlindFriendly,
  highContrast,
  dyslexiaFont,
  reducedMotion,
  focusIndicator,
  textToSpeech,
};

/**
 * Returns the style sheet that first-paint.js adds to every page; empty for the usual settings. The sheet is in no
 * cascade layer and therefore overrides every layered style of a page.
 */
export function createStyleSheet(settings: AccessibilitySettings): string {
  if (isUsual(settings)) return '';
  const looks = Object.entries(LOOKS).filter(([name]) => settings[name as SwitchName]);
  // Never empty, even without styles: pages detect from a stored sheet that the reader has settings.
  return `/**/${createSizeRules(settings)}${looks.map(([, css]) => css).join('')}`;
}

/**
 * Font sizes are relative to the browser's own. Magnification lays the page out in the remaining room, like the
 * browser's zoom. In print, and in browsers without `zoom`, it enlarges only letters.
 */
function createSizeRules({ fontSize, magnification }: AccessibilitySettings): string {
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
