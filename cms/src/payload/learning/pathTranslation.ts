import type { Activity } from '@common-ground/api/contracts/learning/activities.ts';
import type {
  ModuleTexts,
  PathDocument,
  PathModule,
  PathTexts,
  QuestionTexts,
} from '@common-ground/api/contracts/learning/pathDocument.ts';
import type { RichText } from '@common-ground/api/contracts/lexicalNodes.ts';
import { lexicalToMarkdown } from '@common-ground/api/contracts/lexicalToMarkdown.ts';
import type { StoredPathTexts } from '@common-ground/api/features/learning/pathForms.ts';
import { markdownToLexical } from '../richtext/markdownToLexical.ts';
import { toActivity } from './pathRecord.ts';

/** A translation as the CMS stores it: its blocks name the module, and the question, that they translate. */
export type TranslationRecord = StoredPathTexts;
type Kept = {
  blockType: string;
  moduleId: number;
  title: string;
  description: string;
  sections?: { title: string; content: RichText }[] | null;
  activities?: Record<string, unknown>[] | null;
  questions?: (QuestionTexts & { questionId: number })[] | null;
};

const NOTHING = { title: '', description: '' };

/**
 * Converts a translation to texts in the order of the source. Missing texts are '', so the result may be incomplete.
 */
export function readPathTexts({ title, description, modules }: TranslationRecord, source: PathDocument): PathTexts {
  const kept = (modules ?? []) as Kept[];
  return {
    title,
    description,
    modules: source.modules.map((module) =>
      textsOfModule(
        kept.find(({ moduleId }) => moduleId === module.id),
        module,
      ),
    ),
  };
}

function textsOfModule(kept: Kept | undefined, { type, questions, activities }: PathModule): ModuleTexts {
  const { title, description } = kept ?? NOTHING;
  if (type === 'reading')
    return {
      title,
      description,
      sections: (kept?.sections ?? []).map((one) => ({ title: one.title, content: lexicalToMarkdown(one.content) })),
    };
  if (type !== 'quiz') {
    const own = (kept?.activities ?? []).map((one, at) => withFilm(toActivity(one), activities?.[at]));
    return { title, description, activities: own };
  }
  const translated = (questions ?? []).map(({ id }) => {
    const found = kept?.questions?.find(({ questionId }) => questionId === id);
    const options = (found?.options ?? []).map(({ text, why }) => ({ text, why }));
    return { question: found?.question ?? '', options, explanation: found?.explanation ?? '' };
  });
  return { title, description, questions: translated };
}

/** A translation shows the film and captions of its source, with its own texts. */
function withFilm(own: Activity, source: Activity | undefined): Activity {
  if (own.kind !== 'film' || source?.kind !== 'film') return own;
  const { film, file, captions } = source;
  return { ...own, ...(film ? { film } : {}), file, captions };
}

/** Reverses `readPathTexts`. */
export function toTranslationRecord(
  { title, description, modules }: PathTexts,
  source: PathDocument,
): TranslationRecord {
  return {
    title,
    description,
    modules: modules.map(({ sections, activities, questions, ...texts }, at) => ({
      blockType: source.modules[at]?.type,
      moduleId: source.modules[at]?.id,
      ...texts,
      ...(sections
        ? { sections: sections.map((one) => ({ title: one.title, content: markdownToLexical(one.content) })) }
        : {}),
      ...(activities ? { activities: activities.map(({ kind, ...own }) => ({ blockType: kind, ...own })) } : {}),
      ...(questions
        ? {
            questions: questions.map((one, place) => ({
              questionId: source.modules[at]?.questions?.[place]?.id,
              ...one,
            })),
          }
        : {}),
    })),
  };
}
