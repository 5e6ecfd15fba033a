import { expect, it } from 'vitest';
import { compareRows } from './compareRows.ts';

const told = (from: string[], to: string[]) =>
  compareRows({ symptoms: from }, { symptoms: to })[0]?.rows.map(({ is, before, after, places }) => [
    is,
    [before, after].map((pieces) => pieces.map(({ text }) => text).join('')),
    ...(places ? [`${places.from} to ${places.to}`] : []),
  ]);

it('an entry at another place has moved: it is neither new nor gone', () => {
  expect(told(['one', 'two', 'three'], ['three', 'one', 'two'])).toEqual([['moved', ['three', 'three'], '3 to 1']]);
});

it('tells what was added, removed and changed in a list apart', () => {
  expect(told(['stays', 'goes away', 'pain in the arm'], ['stays', 'pain in the left arm', 'new'])).toEqual([
    ['removed', ['goes away', '']],
    ['changed', ['pain in the arm', 'pain in the left arm']],
    ['added', ['', 'new']],
  ]);
});

it('counts what is as it was', () => {
  expect(compareRows({ tags: ['a', 'b'] }, { tags: ['a', 'b', 'c'] })).toMatchObject([{ field: 'tags', unchanged: 2 }]);
});

it('a paragraph that was moved in a text is shown where it went and where it came: there is nothing to count', () => {
  const [change] = compareRows({ overview: 'First.\n\nSecond.' }, { overview: 'Second.\n\nFirst.' });
  expect(change?.rows.map(({ is }) => is).sort()).toEqual(['added', 'removed']);
});

it('says nothing of what is the same', () => {
  expect(compareRows({ name: 'Same', symptoms: ['one'] }, { name: 'Same', symptoms: ['one'] })).toEqual([]);
});
