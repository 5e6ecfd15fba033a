import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { type ToastKind, toastWords } from '@common-ground/api/contracts/wording/toasts/index.ts';
import type { SaidToast } from './sayToast.ts';
import type { Toast } from './toast.ts';

/** What failed or was refused. */
const DESTRUCTIVE: ReadonlySet<ToastKind> = new Set([
  'loginFailed',
  'registrationFailed',
  'profileUpdateFailed',
  'profileSaveFailed',
  'bookmarkFailed',
  'conditionFailed',
  'suggestionFailed',
  'answerFailed',
  'reportFailed',
  'signInRequired',
  'watchFailed',
  'watchSignIn',
  'topicFailed',
  'reportUpdateFailed',
  'installFailed',
]);

/** A toast of the catalogue in a language, by default the page's. */
export function writeToast(
  { kind, text, signInHref, points, onPress }: SaidToast,
  language: string = document.documentElement.lang,
): Toast {
  const words = toastWords(language);
  const said: { title: string; text?: string } = words.said[kind];
  return {
    title: fill(said.title, { product: PRODUCT_NAME }),
    text: text || (points ? plural(language, words.pointsEarned, points) : said.text),
    variant: DESTRUCTIVE.has(kind) ? 'destructive' : 'plain',
    link: signInHref ? { label: words.signIn, href: signInHref } : undefined,
    action: onPress ? { label: words.refresh, onPress } : undefined,
  };
}
