import type { PathDocument, PathTexts } from '@common-ground/api/contracts/learning/pathDocument.ts';
import type { PathSeed, PathTranslationSeed } from './learningSchema.ts';

/** Returns the id of a condition by its folder name. */
export type ConditionIds = (key: string) => number;

export function toPathDocument(seed: PathSeed, idOf: ConditionIds): PathDocument {
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

export function toPathTexts(seed: PathTranslationSeed, idOf: ConditionIds): PathTexts {
  return withAddresses(seed, idOf);
}

/** Replaces links to `condition:FOLDER` by links to the page of the condition. */
function withAddresses<Seed>(seed: Seed, idOf: ConditionIds): Seed {
  const text = JSON.stringify(seed);
  return JSON.parse(text.replaceAll(/\]\(condition:([a-z0-9-]+)\)/g, (_, key) => `](/condition/${idOf(key)})`));
}
