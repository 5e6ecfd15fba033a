import type {
  ModuleTexts,
  PathDocument,
  PathModule,
  PathTexts,
  QuestionTexts,
} from '@common-ground/api/contracts/learning/pathDocument.ts';
import type { RichText } from '../richtext/lexicalNodes.ts';
import { lexicalOfMarkdown } from '../richtext/lexicalOfMarkdown.ts';
import { markdownOfLexical } from '../richtext/markdownOfLexical.ts';
import { activityOf } from './pathRecord.ts';

/** A translation as the CMS keeps it: texts in blocks that name the module, and the question, that they belong to. */
export type TranslationRecord = { title: string; description: string; modules?: unknown };
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

/** In plain form and in the order of its source: what is missing is empty, so that it is not whole. */
export function textsOfRecord({ title, description, modules }: TranslationRecord, source: PathDocument): PathTexts {
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

function textsOfModule(kept: Kept | undefined, { type, questions }: PathModule): ModuleTexts {
  const { title, description } = kept ?? NOTHING;
  if (type === 'reading')
    return {
      ...{ title, description },
      sections: (kept?.sections ?? []).map((one) => ({ title: one.title, content: markdownOfLexical(one.content) })),
    };
  if (type !== 'quiz') return { title, description, activities: (kept?.activities ?? []).map(activityOf) };
  const translated = (questions ?? []).flatMap(({ id }) => {
    const found = kept?.questions?.find(({ questionId }) => questionId === id);
    if (!found) return [];
    const options = found.options.map(({ text, why }) => ({ text, why }));
    return [{ question: found.question, options, explanation: found.explanation }];
  });
  return { title, description, questions: translated };
}

/** As the CMS keeps it; the other way round. */
export function recordOfTexts({ title, description, modules }: PathTexts, source: PathDocument): TranslationRecord {
  return {
    title,
    description,
    modules: modules.map(({ sections, activities, questions, ...texts }, at) => ({
      ...{ blockType: source.modules[at]?.type, moduleId: source.modules[at]?.id, ...texts },
      ...(sections
        ? { sections: sections.map((one) => ({ title: one.title, content: lexicalOfMarkdown(one.content) })) }
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
