import type { PathTexts } from '@common-ground/api/contracts/learning/pathDocument.ts';
import { publishPath } from '@common-ground/api/features/learning/publishPath.ts';
import * as fc from 'fast-check';
import { markdownToLexical } from '../../payload/richtext/markdownToLexical.ts';
import type { Seeder } from '../../payload/testing/seeder.ts';
import { createPathTexts, learningPath } from './learning.ts';

/** Edit in the CMS. `pick` and `other` choose among the records that exist at that moment. */
type Edit = { kind: keyof typeof edits; pick: number; other: number; word: string };

/** Whether changes are published after this edit, or together with those of a later one. */
export type Step = Edit & { isPublishedAtOnce: boolean };

/** Returns every kind of edit in any order, on any records. Few are published before the next one. */
export function stepsOfEveryKind(): fc.Arbitrary<Step[]> {
  const kinds = Object.keys(edits) as (keyof typeof edits)[];
  // Edits that change pages of other records come twice, because most faults occur on such pages.
  const again = ['publishNew', 'republish', 'unpublish', 'moveCondition', 'deleteCondition'] as const;
  const all = [...kinds, ...again, 'publishLearningPath' as const];
  return fc
    .shuffledSubarray(all, { minLength: all.length })
    .chain((ordered) => fc.tuple(...ordered.map((kind) => createStep(kind))));
}

function createStep(kind: keyof typeof edits): fc.Arbitrary<Step> {
  return fc.record({
    kind: fc.constant(kind),
    pick: fc.nat(1000),
    other: fc.nat(1000),
    word: fc.stringMatching(/^[A-Z][a-zé<&"']{2,9}$/),
    isPublishedAtOnce: fc.nat(4).map((one) => one === 0),
  });
}

/** Applies the edit, or does nothing when there is no record for it. */
export async function apply(cms: Seeder, edit: Edit): Promise<void> {
  await edits[edit.kind](cms, edit);
}

type Apply = (cms: Seeder, edit: Edit) => Promise<unknown>;
type Editable =
  | 'conditions'
  | 'categories'
  | 'condition-translations'
  | 'category-translations'
  | 'pages'
  | 'page-translations'
  | 'learning-paths';
type Found = { id: number };
type Data = object | undefined;

const published = { _status: 'published' } as const;
const draft = { _status: 'draft' } as const;

const edits = {
  rewordSummary: change('conditions', ({ word }) => ({ summary: `${word} in a new summary.`, ...published })),
  renameCondition: change('conditions', ({ word }) => ({ name: word, ...published })),
  giveOtherNames: change('conditions', ({ word }) => ({ aliases: [word, `Other ${word}`], ...published })),
  retag: change('conditions', ({ word }) => ({ tags: [word, 'support', 'daily life', 'work'], ...published })),
  rewriteOverview: change('conditions', ({ word }) => ({ overview: `${word}.\n\nSecond.\n\nThird.`, ...published })),
  changeResources: change('conditions', ({ word }) => ({
    resources: [{ title: word, url: 'https://example.org/' }],
    ...published,
  })),
  moveCondition: change('conditions', async ({ other }, cms) => {
    const category = await one(cms, 'categories', other);
    return category && { category: category.id, ...published };
  }),
  unpublish: change('conditions', () => draft),
  republish: async (cms, { pick }) => {
    const docs = await cms.all('conditions', { _status: { equals: 'draft' } });
    const condition = docs[pick % docs.length];
    return condition && cms.publish('conditions', condition.id);
  },
  saveDraft: async (cms, { pick, word }) => {
    const condition = await one(cms, 'conditions', pick);
    return condition && cms.draft('conditions', condition.id, { summary: `${word} in a draft.` });
  },
  moveInDraft: async (cms, { pick, other }) => {
    const [condition, category] = [await one(cms, 'conditions', pick), await one(cms, 'categories', other)];
    return condition && cms.draft('conditions', condition.id, { category: category?.id });
  },
  publishNew: async (cms, { other, word }) => {
    const category = await one(cms, 'categories', other);
    return category && cms.add('conditions', newCondition(word, category.id));
  },
  deleteCondition: remove('conditions'),
  translate: async (cms, { pick, other, word }) => {
    const condition = await one(cms, 'conditions', pick);
    const language = await otherLanguage(cms, other);
    if (!condition || !language) return;
    const where = { condition: { equals: condition.id }, language: { equals: language.id } };
    const [existing] = await cms.all('condition-translations', where);
    const data = {
      name: `${word} (${language.code})`,
      summary: `${word} traduit.`,
      tags: [word],
      aliases: [`Autre ${word}`],
      ...published,
    };
    const made = { ...data, status: 'draft', condition: condition.id, language: language.id };
    return existing ? cms.save('condition-translations', existing.id, data) : cms.add('condition-translations', made);
  },
  // Rejected when the condition already has a translation in this language.
  moveTranslation: refusable(
    change('condition-translations', async ({ other }, cms) => {
      const condition = await one(cms, 'conditions', other);
      return condition && { condition: condition.id, ...published };
    }),
  ),
  withdrawTranslation: change('condition-translations', () => draft),
  deleteTranslation: remove('condition-translations'),
  renameCategory: change('categories', ({ word, other }) => ({ name: `${word} ${other}` })),
  redescribeCategory: change('categories', ({ word }) => ({ description: `${word} on this shelf.` })),
  recolorCategory: change('categories', ({ other }) => ({ color: other % 2 ? 'purple' : 'accent', icon: 'eye' })),
  translateCategory: change('category-translations', ({ word }) => ({ name: `${word} traduit`, ...published })),
  deleteCategoryTranslation: remove('category-translations'),
  addCategory: (cms, { word, pick, other }) =>
    cms.add('categories', { name: `${word} ${pick}-${other}`, description: 'A new shelf.', color: 'indigo' }),
  deleteEmptyCategory: async (cms) => {
    for (const { id } of (await cms.all('categories')).reverse())
      if ((await cms.all('conditions', { category: { equals: id } })).length === 0) return cms.remove('categories', id);
  },
  rewritePage: change('pages', ({ word }) => ({
    title: word,
    body: markdownToLexical(`## ${word}\n\nA [link](/contribute).`),
    ...published,
  })),
  switchPage: change('pages', ({ other }) => (other % 2 ? draft : published)),
  translatePage: change('page-translations', ({ word }) => ({ title: `${word} traduit`, ...published })),
  withdrawPageTranslation: change('page-translations', () => draft),
  deletePageTranslation: remove('page-translations'),
  publishLearningPath: async (cms, { word, pick, other }) => {
    const found = pick % 3 > 0 && (await one(cms, 'learning-paths', pick));
    const { id } = found || (await cms.add('learning-paths', newLearningPath(word)));
    const path = learningPath(id, word, { hasQuiz: other % 3 > 0 });
    const translations: Record<string, PathTexts> = other % 2 ? { es: createPathTexts(path, word) } : {};
    await publishPath(cms.database, { path, language: 'en', translations });
  },
  // Rejected when a module is about a deleted condition.
  switchLearningPath: refusable(
    change('learning-paths', ({ word, other }) => ({
      title: `${word} anew`,
      ...(other % 3 > 0 ? published : draft),
    })),
  ),
  requireLearningPath: refusable(
    change('learning-paths', async ({ other }, cms) => {
      const path = await one(cms, 'learning-paths', other);
      return path && { prerequisites: [path.id], ...published };
    }),
  ),
  switchLanguage: async (cms, { pick }) => {
    const language = await otherLanguage(cms, pick);
    return language && cms.save('languages', language.id, { isActive: !language.isActive });
  },
} satisfies Record<string, Apply>;

/** Returns an edit that saves these fields in one of the records. */
function change(collection: Editable, dataOf: (edit: Edit, cms: Seeder) => Data | Promise<Data>): Apply {
  return async (cms, edit) => {
    const [found, data] = [await one(cms, collection, edit.pick), await dataOf(edit, cms)];
    return found && data && cms.save(collection, found.id, data);
  };
}

function remove(collection: Editable): Apply {
  return async (cms, { pick }) => {
    const found = await one(cms, collection, pick);
    return found && cms.remove(collection, found.id);
  };
}

function refusable(edit: Apply): Apply {
  return (cms, given) => edit(cms, given).catch(() => {});
}

async function one(cms: Seeder, collection: Editable, pick: number): Promise<Found | undefined> {
  const docs: Found[] = await cms.all(collection);
  return docs[pick % docs.length];
}

async function otherLanguage(cms: Seeder, pick: number) {
  const docs = await cms.all('languages', { isDefault: { not_equals: true } });
  return docs[pick % docs.length];
}

export function newLearningPath(title: string) {
  return {
    title,
    description: 'A path that was not here before.',
    difficulty: 'beginner',
    estimatedDuration: 20,
    ...published,
  } as const;
}

export function newModule(path: number, title: string, order: number) {
  return { path, title, order, moduleType: 'reading', points: 10 } as const;
}

export function newCondition(name: string, category: number) {
  return {
    name,
    category,
    summary: 'A condition that was not here before.',
    overview: 'First.\n\nSecond.\n\nThird.',
    symptoms: ['One'],
    causes: ['One'],
    treatments: ['One'],
    ...published,
  };
}
