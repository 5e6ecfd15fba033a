import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { toastWords } from '@common-ground/api/contracts/wording/toasts.ts';
import type { CatalogueToast, Toast } from './toast.ts';

export function writeToast(
  { kind, text, signInHref, points, onPress }: CatalogueToast,
  language: string = document.documentElement.lang,
): Toast {
  const words = toastWords(language);
  const said: { title: string; text?: string } = words.said[kind];
  const isRefusal = kind.endsWith('Failed') || kind === 'signInRequired' || kind === 'watchSignIn';
  return {
    title: fill(said.title, { product: PRODUCT_NAME }),
    text: text || (points ? plural(language, words.pointsEarned, points) : said.text),
    variant: isRefusal ? 'destructive' : 'plain',
    link: signInHref ? { label: words.signIn, href: signInHref } : undefined,
    action: onPress ? { label: words.refresh, onPress } : undefined,
  };
}
