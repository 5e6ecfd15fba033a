import type { PathDocument, PathTexts } from '@common-ground/api/contracts/learning/pathDocument.ts';
import type { PathSeed, PathTranslationSeed } from './learningSchema.ts';

/** Ids of conditions by the names of their folders. */
export type ConditionIds = (key: string) => number;

/** A path as its file has it, with the ids of conditions for the names of their folders. */
export function pathDocumentOf(seed: PathSeed, idOf: ConditionIds): PathDocument {
  const { id, title, description, sources, modules } = withAddresses(seed, idOf);
  const place = ({ condition, section }: PathSeed['modules'][number]['teaches'][number]) => ({
    conditionId: idOf(condition),
    section,
  });
  return {
    id,
    title,
    description,
    sources,
    modules: modules.map((module) => ({
      ...module,
      teaches: module.teaches.map(place),
      questions:
        module.type === 'quiz'
          ? module.questions.map((question) => ({ ...question, from: place(question.from) }))
          : undefined,
    })),
  };
}

/** A translation of it. */
export function pathTextsOf(seed: PathTranslationSeed, idOf: ConditionIds): PathTexts {
  return withAddresses(seed, idOf);
}

/** In texts a folder is written as the address of a link, `condition:FOLDER`. */
function withAddresses<Seed>(seed: Seed, idOf: ConditionIds): Seed {
  const text = JSON.stringify(seed);
  return JSON.parse(text.replaceAll(/\]\(condition:([a-z0-9-]+)\)/g, (_, key) => `](/condition/${idOf(key)})`));
}
