import type { AskedQuestion } from './queries/selectAsked.ts';

type Grade = {
  isCorrect: boolean;
  /** As it is kept: the option in the language of the source, or what was given where it is none of the options. */
  kept: string;
};

/**
 * Holds an answer against the right one by its place among the options, so that it may be given in any language in which
 * the question can be read, whatever the page was in that it came from.
 */
export function gradeAnswer(
  answer: string,
  { source, translations, rightPlace }: Pick<AskedQuestion, 'source' | 'translations' | 'rightPlace'>,
): Grade {
  const given = answer.trim();
  const places = [source, ...translations].map((options) => options.findIndex((option) => option.trim() === given));
  const place = places.find((found) => found >= 0) ?? -1;
  return { isCorrect: place >= 0 && place === rightPlace, kept: source[place] ?? given };
}
