import { describe, expect, it } from 'vitest';
import { dropUnusedIndexes } from './dropUnusedIndexes.ts';

type Tables = Parameters<typeof dropUnusedIndexes>[0];
type TableIndexes = Record<string, Record<string, { on: string[]; unique?: boolean }>>;

/** Returns the names of the indexes that are left of those given for each table. */
function dropFrom(indexesByTable: TableIndexes, columns: Record<string, string[]> = {}): Record<string, string[]> {
  const tables = Object.fromEntries(
    Object.entries(indexesByTable).map(([name, indexes]) => {
      const names = [...(columns[name] ?? []), ...Object.values(indexes).flatMap(({ on }) => on)];
      return [name, { name, indexes, columns: Object.fromEntries(names.map((column) => [column, { name: column }])) }];
    }),
  ) as unknown as Tables;
  dropUnusedIndexes(tables);
  return Object.fromEntries(Object.values(tables).map((table) => [table.name, Object.keys(table.indexes ?? {})]));
}

const times = (prefix = '') => ({
  created: { on: [`${prefix}created_at`] },
  updated: { on: [`${prefix}updated_at`] },
});

describe('dropUnusedIndexes', () => {
  it('keeps only the time of creation, by which the CMS sorts a list', () => {
    expect(dropFrom({ users: times() })).toEqual({ users: ['created'] });
  });

  it('keeps that time in the versions of a collection with drafts, whose list comes from there', () => {
    const left = dropFrom({ pages: times(), _pages_v: times('version_') }, { _pages_v: ['version__status'] });
    expect(left).toEqual({ pages: [], _pages_v: ['created'] });
  });

  it('keeps no time of versions without drafts', () => {
    expect(dropFrom({ help_lines: times(), _help_lines_v: times('version_') })).toEqual({
      help_lines: ['created'],
      _help_lines_v: [],
    });
  });

  it('drops an index whose columns another one begins with, unless it is unique', () => {
    const other = { on: ['user_id', 'path_id'] };
    expect(dropFrom({ progress: { user: { on: ['user_id'] }, path: { on: ['path_id'] }, both: other } })).toEqual({
      progress: ['path', 'both'],
    });
    expect(dropFrom({ progress: { user: { on: ['user_id'], unique: true }, both: other } })).toEqual({
      progress: ['user', 'both'],
    });
  });

  it('keeps one of two indexes on the same columns', () => {
    expect(dropFrom({ watchlist: { first: { on: ['user_id'] }, second: { on: ['user_id'] } } })).toEqual({
      watchlist: ['second'],
    });
  });
});
