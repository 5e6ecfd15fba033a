import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import { plainOfflineWords } from '@common-ground/api/contracts/wording/offlineConnectionPlain.ts';
import { homePath, screenPath } from '../routes.ts';
import type { Locale } from './locale/locale.ts';

/** Colours `surface` and `action` of the light theme in `tokens.css`: a manifest has one theme. */
const SURFACE = '#fbf8f2';
const EVERGREEN = '#10523b';

/** Returns a web app manifest (https://www.w3.org/TR/appmanifest/). All languages are one app. */
export function webManifest({ lang, language, wording }: Locale) {
  const { shell, footer } = wording;
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (name: string, url: string) => ({ name, url });
  return {
    id: '/',
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: footer.about,
    lang,
    dir: language.direction,
    start_url: homePath(lang),
    scope: '/',
    display: 'standalone',
    background_color: SURFACE,
    theme_color: EVERGREEN,
    categories: ['education', 'health', 'medical'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
    ],
    shortcuts: [
      shortcut(shell.learning, screenPath('learning', lang)),
      shortcut(shell.community, screenPath('forum', lang)),
      shortcut(plainOfflineWords(lang).kept, screenPath('offline', lang)),
      shortcut(footer.helpLines, screenPath('helpLines', lang)),
    ],
  };
}
