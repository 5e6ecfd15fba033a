import { describe, expect, it } from 'vitest';
import { replaceFields } from './replaceFields.ts';

describe('replaceFields', () => {
  it('replaces a field with its rows, but no field whose name only begins with that name', () => {
    const state = {
      list: { value: 2 },
      'list.0.text': { value: 'a' },
      'list.1.text': { value: 'b' },
      lists: { value: 1 },
    };
    const from = { list: { value: 1 }, 'list.0.text': { value: 'c' }, lists: { value: 9 }, other: { value: 3 } };
    expect(replaceFields(state, from, ['list', 'missing'])).toEqual({
      list: { value: 1 },
      'list.0.text': { value: 'c' },
      lists: { value: 1 },
    });
  });
});
