import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { packedFiles } from '../../testing/writePacked.ts';
import { INTERFACE_LISTS } from '../full.ts';
import { packWords, unpackWords } from './packWords.ts';

describe('the packed words', () => {
  it.each(Object.entries(packedFiles()))('are up to date in the generated file %s', (name, file) => {
    expect(readFileSync(path.join(import.meta.dirname, 'generated', name), 'utf8') === file).toBe(true);
  });

  it.each(INTERFACE_LISTS)('are the same in $language after packing and unpacking', ({ words }) => {
    expect(unpackWords(packWords({ ...words, die: 'a,b' })).die).toBe('a,b');
    const [slot] = Object.entries(words).map(
      ([name, list]) => [name, list.replace(/\s+/g, ' ').toLowerCase()] as const,
    );
    if (slot) expect(unpackWords(packWords({ [slot[0]]: slot[1] }))).toEqual({ [slot[0]]: slot[1] });
  });
});
