import type { AskedQuestion } from './queries/selectAsked.ts';

type Grade = {
  isCorrect: boolean;
  /** Answer to store: the option in the source's language, or the trimmed text when it matches no option. */
  kept: string;
};

/** Grades an answer by its position among the options, because it may be in any language that the question has. */
export function gradeAnswer(
  answer: string,
  { source, translations, rightPlace }: Pick<AskedQuestion, 'source' | 'translations' | 'rightPlace'>,
): Grade {
  const given = answer.trim();
  const places = [source, ...translations].map((options) => options.findIndex((option) => option.trim() === given));
  const place = places.find((found) => found >= 0) ?? -1;
  return { isCorrect: place >= 0 && place === rightPlace, kept: source[place] ?? given };
}
