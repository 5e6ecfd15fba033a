import { describe, expect, it } from 'vitest';
import { joinPaths } from './joinPaths.ts';

const path = (title: string, modules: [id: number, title: string][]) => ({
  title,
  sources: [],
  modules: modules.map(([id, title]) => ({ id, title })),
});
const from = path('Path', [
  [1, 'One'],
  [2, 'Two'],
]);

describe('what is proposed for a path', () => {
  it('goes together with what else was changed of other parts meanwhile, a new module and another order among it', () => {
    const now = path('Retitled', [
      [2, 'Two'],
      [1, 'One'],
    ]);
    const proposed = path('Path', [
      [1, 'One, clearer'],
      [2, 'Two'],
    ]);
    expect(joinPaths({ from, now, proposed })).toEqual({
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
    expect(joinPaths({ from, now: reworded, proposed: added }).joined.modules).toEqual([
      { id: 1, title: 'One' },
      { id: 2, title: 'Two, clearer' },
      { id: 3, title: 'Three' },
    ]);
  });

  it('meets what was changed of the same part; not where both say the same', () => {
    const proposed = path('Path', [
      [1, 'Mine'],
      [2, 'Two'],
    ]);
    const now = path('Path', [[1, 'Theirs']]);
    expect(joinPaths({ from, now, proposed }).conflicts).toEqual(['modules.1']);
    expect(joinPaths({ from, now: proposed, proposed }).conflicts).toEqual([]);
    // A module that others have reworded meanwhile is not thrown away unseen.
    expect(joinPaths({ from, now: proposed, proposed: path('Path', [[2, 'Two']]) }).conflicts).toEqual(['modules.1']);
    expect(joinPaths({ from: null, now: from, proposed }).conflicts).toEqual(['modules.1']);
  });

  it('is all there is where learners have nothing', () => {
    expect(joinPaths({ from, now: null, proposed: path('Again', [[2, 'Two']]) })).toEqual({
      joined: path('Again', [[2, 'Two']]),
      conflicts: [],
    });
  });
});
