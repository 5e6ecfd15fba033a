import type { Passage } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { omitSourceNumbers } from '@common-ground/api/contracts/encyclopedia/sourceNumbers.ts';
import { readModuleContent } from '@common-ground/api/contracts/learning/moduleContent.ts';
import type {
  LearningModulePage,
  LearningPathOutline,
  LearningPathPage,
  ModuleOutline,
} from '@common-ground/api/contracts/publishing/contentSource.ts';
import { learningTexts } from '@common-ground/api/contracts/wording/onServer.ts';
import { dependency } from './dependencies.ts';
import type { LearningPathRow, ModuleHolding } from './learningPathRows.ts';

type Note = (name: string) => void;

export function toOutline(row: LearningPathRow, language: string, note: Note): LearningPathOutline {
  const { id, difficulty, estimatedDuration, texts } = row;
  notePath(row, language, note);
  const outline = {
    id,
    difficulty,
    estimatedDuration,
    title: inOwn(row, texts.title),
    description: inOwn(row, texts.description),
    modules: row.modules.map((module) => toModule(row, module)),
    prerequisiteIds: row.prerequisites,
  };
  return withLanguages(outline, row, note);
}

export function toPathPage(
  row: LearningPathRow,
  { language, all, note }: { language: string; all: LearningPathRow[]; note: Note },
): LearningPathPage {
  // Notes the list of paths, because a prerequisite that is published later must appear.
  note(dependency.learningPaths());
  const prerequisites = row.prerequisites.flatMap((id) => {
    const before = all.find((other) => other.id === id);
    if (!before) return [];
    notePath(before, language, note);
    return [{ id, title: inOwn(before, before.texts.title) }];
  });
  const { edition, points, sources, lastUpdated } = row;
  // `Object.assign` keeps the getter of `translatedInto`, which notes a dependency when it is read.
  return Object.assign(toOutline(row, language, note), {
    edition,
    points,
    sources: omitSourceNumbers(sources),
    prerequisites,
    lastUpdated: lastUpdated.toISOString(),
    modules: row.modules.map((module) => ({
      ...toModule(row, module),
      description: inOwn(row, row.texts.modules[module.id]?.description ?? ''),
    })),
  });
}

export function toModulePage(
  row: LearningPathRow,
  module: LearningPathRow['modules'][number],
  { holding, language, note }: { holding: ModuleHolding; language: string; note: Note },
): LearningModulePage {
  notePath(row, language, note);
  note(dependency.learningModule(module.id));
  note(dependency.learningPaths());
  const fallbackTitle = learningTexts(row.language).learningModule.content;
  const page = {
    ...toModule(row, module),
    description: inOwn(row, row.texts.modules[module.id]?.description ?? ''),
    path: {
      id: row.id,
      title: inOwn(row, row.texts.title),
      modules: row.modules.map((one) => toModule(row, one)),
      prerequisiteIds: row.prerequisites,
    },
    content: inOwn(row, readModuleContent(holding.content, fallbackTitle)),
    questions: inOwn(row, holding.questions),
  };
  return withLanguages(page, row, note);
}

function toModule(row: LearningPathRow, module: LearningPathRow['modules'][number]): ModuleOutline {
  return { ...module, title: inOwn(row, row.texts.modules[module.id]?.title ?? '') };
}

function inOwn<Text>({ language }: LearningPathRow, value: Text): Passage<Text> {
  return { value, language };
}

/** A page with a fallback text also depends on the translation that it lacks. */
function notePath({ id, language: shown }: LearningPathRow, language: string, note: Note): void {
  note(dependency.learningPath(id));
  for (const code of new Set([language, shown])) note(dependency.learningPathIn(id, code));
}

/** The dependency on the translations is noted only where they are shown. */
function withLanguages<Page extends object>(page: Page, { id, translatedInto }: LearningPathRow, note: Note) {
  return Object.defineProperty(page as Page & { translatedInto: string[] }, 'translatedInto', {
    enumerable: true,
    get: () => {
      note(dependency.learningPathLanguages(id));
      return translatedInto;
    },
  });
}
