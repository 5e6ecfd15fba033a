import * as fc from 'fast-check';
import type { Payload } from 'payload';
import { asSeeder } from '../../payload/testing/asSeeder.ts';

/** One edit as somebody makes it in the CMS. `pick` chooses among the records that are there at that moment. */
export type Edit = { kind: keyof typeof edits; pick: number; other: number; word: string };

/** Whether the waiting jobs are run after this edit, or with the next one's. */
export type Step = Edit & { isPublishedAtOnce: boolean };

export function someSteps(): fc.Arbitrary<Step[]> {
  const kinds = Object.keys(edits) as (keyof typeof edits)[];
  // What moves others about comes more often: most of what can go wrong is on pages that were not edited.
  const moving = ['publishNew', 'republish', 'unpublish', 'moveCondition', 'deleteCondition'] as const;
  return fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds, ...moving, ...moving, ...moving),
      pick: fc.nat(1000),
      other: fc.nat(1000),
      word: fc.stringMatching(/^[A-Z][a-zé<&"']{2,9}$/),
      isPublishedAtOnce: fc.boolean(),
    }),
    { minLength: 6, maxLength: 10 },
  );
}

/** Does the edit; an edit that has nothing to act on does nothing. */
export async function apply(payload: Payload, edit: Edit): Promise<void> {
  await edits[edit.kind](payload, edit);
}

type Apply = (payload: Payload, edit: Edit) => Promise<unknown>;

const published = { _status: 'published' } as const;

const edits = {
  rewordSummary: (payload, edit) => updateCondition(payload, edit, { summary: `${edit.word} in a new summary.` }),
  renameCondition: (payload, edit) => updateCondition(payload, edit, { name: edit.word }),
  retag: (payload, edit) => updateCondition(payload, edit, { tags: [edit.word, 'support', 'daily life', 'work'] }),
  rewriteOverview: (payload, edit) =>
    updateCondition(payload, edit, { overview: `${edit.word}.\n\nSecond.\n\nThird.` }),
  changeResources: (payload, edit) =>
    updateCondition(payload, edit, { resources: [{ title: edit.word, url: 'https://example.org/' }] }),
  moveCondition: async (payload, edit) => {
    const category = await one(payload, 'categories', edit.other);
    return category && updateCondition(payload, edit, { category: category.id });
  },
  unpublish: async (payload, edit) => {
    const condition = await one(payload, 'conditions', edit.pick);
    return (
      condition &&
      payload.update({ collection: 'conditions', id: condition.id, data: { _status: 'draft' }, ...asSeeder })
    );
  },
  republish: async (payload, edit) => {
    const where = { _status: { equals: 'draft' } };
    const { docs } = await payload.find({ collection: 'conditions', where, sort: 'id', limit: 0, ...asSeeder });
    const condition = docs[edit.pick % docs.length];
    return (
      condition &&
      payload.update({ collection: 'conditions', id: condition.id, data: { _status: 'published' }, ...asSeeder })
    );
  },
  saveDraft: async (payload, edit) => {
    const condition = await one(payload, 'conditions', edit.pick);
    const data = { summary: `${edit.word} in a draft.`, _status: 'draft' } as const;
    return condition && payload.update({ collection: 'conditions', id: condition.id, data, draft: true, ...asSeeder });
  },
  moveInDraft: async (payload, edit) => {
    const [condition, category] = [
      await one(payload, 'conditions', edit.pick),
      await one(payload, 'categories', edit.other),
    ];
    const data = { category: category?.id, _status: 'draft' } as const;
    return condition && payload.update({ collection: 'conditions', id: condition.id, data, draft: true, ...asSeeder });
  },
  publishNew: async (payload, edit) => {
    const category = await one(payload, 'categories', edit.other);
    return (
      category && payload.create({ collection: 'conditions', data: newCondition(edit.word, category.id), ...asSeeder })
    );
  },
  deleteCondition: (payload, edit) => removeOne(payload, 'conditions', edit.pick),
  translate: async (payload, edit) => {
    const condition = await one(payload, 'conditions', edit.pick);
    const language = await otherLanguage(payload, edit.other);
    if (!condition || !language) return;
    const where = { condition: { equals: condition.id }, language: { equals: language.id } };
    const found = await payload.find({ collection: 'condition-translations', where, limit: 1, ...asSeeder });
    const data = {
      name: `${edit.word} (${language.code})`,
      summary: `${edit.word} traduit.`,
      tags: [edit.word],
      ...published,
    };
    const [existing] = found.docs;
    return existing
      ? payload.update({ collection: 'condition-translations', id: existing.id, data, ...asSeeder })
      : payload.create({
          collection: 'condition-translations',
          data: { ...data, status: 'draft', condition: condition.id, language: language.id },
          ...asSeeder,
        });
  },
  moveTranslation: async (payload, edit) => {
    const translation = await one(payload, 'condition-translations', edit.pick);
    const condition = await one(payload, 'conditions', edit.other);
    if (!translation || !condition) return;
    const data = { condition: condition.id, ...published };
    // Refused where that condition has a translation in this language already.
    return payload
      .update({ collection: 'condition-translations', id: translation.id, data, ...asSeeder })
      .catch(() => {});
  },
  withdrawTranslation: async (payload, edit) => {
    const translation = await one(payload, 'condition-translations', edit.pick);
    const data = { _status: 'draft' } as const;
    return (
      translation && payload.update({ collection: 'condition-translations', id: translation.id, data, ...asSeeder })
    );
  },
  deleteTranslation: (payload, edit) => removeOne(payload, 'condition-translations', edit.pick),
  renameCategory: (payload, edit) => updateCategory(payload, edit, { name: `${edit.word} ${edit.other}` }),
  redescribeCategory: (payload, edit) => updateCategory(payload, edit, { description: `${edit.word} on this shelf.` }),
  recolorCategory: (payload, edit) =>
    updateCategory(payload, edit, { color: edit.other % 2 ? 'purple' : 'accent', icon: 'eye' }),
  translateCategory: async (payload, edit) => {
    const translation = await one(payload, 'category-translations', edit.pick);
    const data = { name: `${edit.word} traduit`, ...published };
    return (
      translation && payload.update({ collection: 'category-translations', id: translation.id, data, ...asSeeder })
    );
  },
  deleteCategoryTranslation: (payload, edit) => removeOne(payload, 'category-translations', edit.pick),
  addCategory: (payload, edit) =>
    payload.create({
      collection: 'categories',
      data: { name: `${edit.word} ${edit.pick}-${edit.other}`, description: 'A new shelf.', color: 'indigo' },
      ...asSeeder,
    }),
  deleteEmptyCategory: async (payload) => {
    const { docs } = await payload.find({ collection: 'categories', limit: 0, sort: '-id', ...asSeeder });
    for (const category of docs) {
      const used = await payload.count({ collection: 'conditions', where: { category: { equals: category.id } } });
      if (used.totalDocs === 0) return payload.delete({ collection: 'categories', id: category.id, ...asSeeder });
    }
  },
  rewritePage: async (payload, edit) => {
    const page = await one(payload, 'pages', edit.pick);
    const data = { title: edit.word, body: `## ${edit.word}\n\nA [link](/contribute).`, ...published };
    return page && payload.update({ collection: 'pages', id: page.id, data, ...asSeeder });
  },
  switchPage: async (payload, edit) => {
    const page = await one(payload, 'pages', edit.pick);
    const data = { _status: edit.other % 2 ? 'draft' : 'published' } as const;
    return page && payload.update({ collection: 'pages', id: page.id, data, ...asSeeder });
  },
  translatePage: async (payload, edit) => {
    const translation = await one(payload, 'page-translations', edit.pick);
    const data = { title: `${edit.word} traduit`, ...published };
    return translation && payload.update({ collection: 'page-translations', id: translation.id, data, ...asSeeder });
  },
  withdrawPageTranslation: async (payload, edit) => {
    const translation = await one(payload, 'page-translations', edit.pick);
    const data = { _status: 'draft' } as const;
    return translation && payload.update({ collection: 'page-translations', id: translation.id, data, ...asSeeder });
  },
  deletePageTranslation: (payload, edit) => removeOne(payload, 'page-translations', edit.pick),
  addLearningPath: (payload, edit) =>
    payload.create({
      collection: 'learning-paths',
      data: { ...newLearningPath(edit.word), isActive: edit.pick % 2 === 0 },
      ...asSeeder,
    }),
  switchLearningPath: async (payload, edit) => {
    const path = await one(payload, 'learning-paths', edit.pick);
    const data = { title: `${edit.word} anew`, isActive: edit.other % 3 > 0 };
    return path && payload.update({ collection: 'learning-paths', id: path.id, data, ...asSeeder });
  },
  deleteLearningPath: (payload, edit) => removeOne(payload, 'learning-paths', edit.pick),
  addModule: async (payload, edit) => {
    const path = await one(payload, 'learning-paths', edit.pick);
    const data = { path: path?.id ?? 0, title: edit.word, order: 1 + edit.other } as const;
    // Refused where the path has a module at this place already.
    return (
      path &&
      payload.create({ collection: 'learning-modules', data: { ...reading, ...data }, ...asSeeder }).catch(() => {})
    );
  },
  moveModule: async (payload, edit) => {
    const module = await one(payload, 'learning-modules', edit.pick);
    const path = await one(payload, 'learning-paths', edit.other);
    if (!module || !path) return;
    const data = { path: path.id, order: 2000 + edit.other };
    return payload.update({ collection: 'learning-modules', id: module.id, data, ...asSeeder }).catch(() => {});
  },
  deleteModule: (payload, edit) => removeOne(payload, 'learning-modules', edit.pick),
  switchLanguage: async (payload, edit) => {
    const language = await otherLanguage(payload, edit.pick);
    const data = { isActive: !language?.isActive };
    return language && payload.update({ collection: 'languages', id: language.id, data, ...asSeeder });
  },
} satisfies Record<string, Apply>;

async function updateCondition(payload: Payload, { pick }: Edit, data: object): Promise<unknown> {
  const condition = await one(payload, 'conditions', pick);
  return (
    condition &&
    payload.update({ collection: 'conditions', id: condition.id, data: { ...data, ...published }, ...asSeeder })
  );
}

async function updateCategory(payload: Payload, { pick }: Edit, data: object): Promise<unknown> {
  const category = await one(payload, 'categories', pick);
  return category && payload.update({ collection: 'categories', id: category.id, data, ...asSeeder });
}

type Editable =
  | 'conditions'
  | 'categories'
  | 'condition-translations'
  | 'category-translations'
  | 'pages'
  | 'page-translations'
  | 'learning-paths'
  | 'learning-modules';

async function one(payload: Payload, collection: Editable, pick: number): Promise<{ id: number } | undefined> {
  const { docs } = await payload.find({ collection, limit: 0, sort: 'id', select: {}, ...asSeeder });
  return docs[pick % docs.length];
}

async function removeOne(payload: Payload, collection: Editable, pick: number): Promise<unknown> {
  const found = await one(payload, collection, pick);
  return found && payload.delete({ collection, id: found.id, ...asSeeder });
}

async function otherLanguage(payload: Payload, pick: number) {
  const { docs } = await payload.find({
    collection: 'languages',
    where: { isDefault: { not_equals: true } },
    sort: 'id',
    limit: 0,
    ...asSeeder,
  });
  return docs[pick % docs.length];
}

const reading = { moduleType: 'reading', points: 10 } as const;

export function newLearningPath(title: string) {
  return {
    title,
    description: 'A path that was not here before.',
    difficulty: 'beginner',
    estimatedDuration: 20,
  } as const;
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
