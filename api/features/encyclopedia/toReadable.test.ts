import { expect, it } from 'vitest';
import { toReadable } from './toReadable.ts';

it('shows a source as a line and a category by its name, and texts as they are', () => {
  const source = { title: 'On it', publisher: 'WHO', url: 'https://who.int' };
  const texts = { summary: 'S', sources: [{ ...source, year: 2024 }, source], categoryId: 2 };
  expect(toReadable(texts, new Map([[2, 'Heart']]))).toEqual({
    summary: 'S',
    sources: ['On it (WHO, 2024): https://who.int', 'On it (WHO): https://who.int'],
    categoryId: 'Heart',
  });
  expect(toReadable({ categoryId: 3 }, new Map())).toEqual({ categoryId: '3' });
});
