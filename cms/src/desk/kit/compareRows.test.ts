import { expect, it } from 'vitest';
import { compareRows } from './compareRows.ts';

const told = (from: string[], to: string[]) =>
  compareRows({ symptoms: from }, { symptoms: to })[0]?.rows.map(({ is, before, after, places }) => [
    is,
    [before, after].map((pieces) => pieces.map(({ text }) => text).join('')),
    ...(places ? [`${places.from} to ${places.to}`] : []),
  ]);

it('shows a text that was written anew as a whole, without the few words that both have', () => {
  const [change] = compareRows(
    { summary: 'A condition of the ear.' },
    { summary: 'Said more clearly <b>here</b> of it.' },
  );
  expect(change?.rows).toEqual([
    {
      is: 'changed',
      before: [{ text: 'A condition of the ear.', is: 'removed' }],
      after: [{ text: 'Said more clearly <b>here</b> of it.', is: 'added' }],
    },
  ]);
});

it('reports an entry as moved when its place in the list has changed', () => {
  expect(told(['one', 'two', 'three'], ['three', 'one', 'two'])).toEqual([['moved', ['three', 'three'], '3 to 1']]);
});

it('reports the second removal of an entry that stood twice and moved once', () => {
  expect(told(['one', 'one', 'two', 'three', 'four'], ['two', 'three', 'four', 'one'])).toEqual([
    ['removed', ['one', '']],
    ['moved', ['one', 'one'], '1 to 4'],
  ]);
});

it('reports removed, changed and added entries of a list', () => {
  expect(told(['stays', 'goes away', 'pain in the arm'], ['stays', 'pain in the left arm', 'new'])).toEqual([
    ['removed', ['goes away', '']],
    ['changed', ['pain in the arm', 'pain in the left arm']],
    ['added', ['', 'new']],
  ]);
});

it('leaves out empty entries, which hold the places of texts that are not translated', () => {
  expect(told(['a', ''], ['a', '', 'b'])).toEqual([['added', ['', 'b']]]);
});

it('counts unchanged entries', () => {
  expect(compareRows({ tags: ['a', 'b'] }, { tags: ['a', 'b', 'c'] })).toMatchObject([{ field: 'tags', unchanged: 2 }]);
});

it('reports a moved paragraph of a text, whether or not an empty line divides its paragraphs', () => {
  for (const between of ['\n', '\n\n']) {
    const [change] = compareRows({ overview: `First.${between}Second.` }, { overview: `Second.${between}First.` });
    expect(change?.rows.map(({ is }) => is)).toEqual(['moved']);
  }
});

it('compares a paragraph with its former wording after another one was inserted before it', () => {
  const [change] = compareRows(
    { overview: 'People notice many sounds at once.\nRoutines help on hard days.' },
    { overview: 'This is new.\nMost people notice many sounds at once.\nFixed routines help on hard days.' },
  );
  const added = change?.rows.map(({ is, after }) => [is, after.filter((piece) => piece.is === 'added').length]);
  expect(added).toEqual([
    ['added', 1],
    ['changed', expect.any(Number)],
    ['changed', expect.any(Number)],
  ]);
  expect(change?.rows[1]?.before.map(({ text }) => text).join('')).toBe('People notice many sounds at once.');
});

it('pairs reworded paragraphs that share no words when they stand between the same neighbours', () => {
  const [change] = compareRows({ overview: 'One.\nOld words.\nThree.' }, { overview: 'One.\nOther text.\nThree.' });
  expect(change).toMatchObject({ unchanged: 2, rows: [{ is: 'changed' }] });
});

it('leaves out fields that are equal', () => {
  expect(compareRows({ name: 'Same', symptoms: ['one'] }, { name: 'Same', symptoms: ['one'] })).toEqual([]);
});
