import { describe, expect, it } from 'vitest';
import { joinDocuments } from './joinDocuments.ts';
import { DOCUMENTS } from './registry.ts';
import { toUnitLabels } from './toUnitLabels.ts';

type Path = ReturnType<typeof path>;
const path = (title: string, modules: [id: number, title: string][]) => ({
  title,
  sources: [],
  modules: modules.map(([id, title]) => ({ id, title })),
});
const { parts } = DOCUMENTS.path;
const join = (states: { from: Path | null; now: Path | null; proposed: Path }) => joinDocuments(parts, states);
const from = path('Path', [
  [1, 'One'],
  [2, 'Two'],
]);

describe('a proposal for a path', () => {
  it('is joined with changes of other units, new modules and another order included', () => {
    const now = path('Retitled', [
      [2, 'Two'],
      [1, 'One'],
    ]);
    const proposed = path('Path', [
      [1, 'One, clearer'],
      [2, 'Two'],
    ]);
    expect(join({ from, now, proposed })).toEqual({
      joined: path('Retitled', [
        [2, 'Two'],
        [1, 'One, clearer'],
      ]),
      conflicts: [],
    });
    const added = path('Path', [...from.modules.map(({ id, title }): [number, string] => [id, title]), [3, 'Three']]);
    const reworded = path('Path', [
      [1, 'One'],
      [2, 'Two, clearer'],
    ]);
    expect(join({ from, now: reworded, proposed: added }).joined.modules).toEqual([
      { id: 1, title: 'One' },
      { id: 2, title: 'Two, clearer' },
      { id: 3, title: 'Three' },
    ]);
  });

  it('conflicts with another change of the same unit, unless both say the same', () => {
    const proposed = path('Path', [
      [1, 'Mine'],
      [2, 'Two'],
    ]);
    const now = path('Path', [[1, 'Theirs']]);
    expect(join({ from, now, proposed }).conflicts).toEqual(['modules.1']);
    expect(join({ from, now: proposed, proposed }).conflicts).toEqual([]);
    // A module that others have reworded meanwhile is not deleted unseen.
    expect(join({ from, now: proposed, proposed: path('Path', [[2, 'Two']]) }).conflicts).toEqual(['modules.1']);
    expect(join({ from: null, now: from, proposed }).conflicts).toEqual(['modules.1']);
  });

  it('is taken as it is when nothing is published', () => {
    expect(join({ from, now: null, proposed: path('Again', [[2, 'Two']]) })).toEqual({
      joined: path('Again', [[2, 'Two']]),
      conflicts: [],
    });
  });

  it('names its units by label, or by position and title of the module', () => {
    const keys = ['title', 'prerequisites', 'modules.order', 'modules.2', 'modules.9'];
    expect(toUnitLabels(parts, keys, path('Path', [[3, 'Three']]), from)).toEqual([
      'Title',
      'Paths to complete first',
      'Modules and their order',
      'Module 2 “Two”',
      'A module',
    ]);
  });
});

describe('a proposal for a chat answer', () => {
  const answer = (translations: Record<string, string>) => ({
    title: 'Sleep',
    translations: Object.fromEntries(Object.entries(translations).map(([code, title]) => [code, { title }])),
  });
  const before = answer({ es: 'Sueño', fr: 'Sommeil' });

  it('is joined language by language', () => {
    const now = answer({ es: 'Sueño', fr: 'Le sommeil', ar: 'النوم' });
    const proposed = answer({ es: 'El sueño', fr: 'Sommeil', it: 'Sonno' });
    expect(joinDocuments(DOCUMENTS.chatAnswer.parts, { from: before, now, proposed })).toEqual({
      joined: answer({ es: 'El sueño', fr: 'Le sommeil', ar: 'النوم', it: 'Sonno' }),
      conflicts: [],
    });
  });

  it('conflicts in the language that both changed, and drops a deleted language', () => {
    const proposed = answer({ es: 'El sueño' });
    const join = (now: typeof before) => joinDocuments(DOCUMENTS.chatAnswer.parts, { from: before, now, proposed });
    expect(join(before).joined).toEqual(proposed);
    const { conflicts } = join(answer({ es: 'Dormir', fr: 'Sommeil' }));
    expect(toUnitLabels(DOCUMENTS.chatAnswer.parts, conflicts, proposed)).toEqual(['Translation (es) “El sueño”']);
  });
});

it('joins the fields of a condition, and keeps a field without a part', () => {
  const condition = (overview: string, symptoms: string[]) => ({ id: 3, overview, symptoms });
  expect(
    joinDocuments(DOCUMENTS.condition.parts, {
      from: condition('One', ['A']),
      now: condition('One', ['A', 'B']),
      proposed: condition('One, clearer', ['A']),
    }),
  ).toEqual({ joined: condition('One, clearer', ['A', 'B']), conflicts: [] });
});
