import { describe, expect, it } from 'vitest';
import { findFormerPositions } from './findFormerPositions.ts';

const ofTexts = (now: string[], before: string[]) => findFormerPositions(now, before, (text) => [String(text)]);
type Section = { id?: number; texts: string[] };
const ofRecords = (now: Section[], before: Section[]) =>
  findFormerPositions(now, before, (record) => (record as Section).texts);

describe('the former position of a text', () => {
  it('is that of the equal text, wherever it stands', () => {
    expect(ofTexts(['c', 'a'], ['a', 'b', 'c'])).toEqual([2, 0]);
    expect(ofTexts(['a', 'a'], ['a', 'a'])).toEqual([0, 1]);
  });

  it('is that of the most alike text when a new one stands in its place', () => {
    const before = ['Genes play the largest part.', 'Screens are not known to cause it.'];
    const now = ['Sleep matters.', 'Genes play a large part.', 'Screens are not known to be a cause.'];
    expect(ofTexts(now, before)).toEqual([-1, 0, 1]);
  });

  it('takes the better pair first, and of equally alike texts the nearer', () => {
    expect(ofTexts(['one two three five'], ['one two six seven', 'one two three four'])).toEqual([1]);
    expect(ofTexts(['x', 'a b c'], ['a b d', 'a b e'])[1]).toBe(1);
  });

  it('needs two shared words, and is else found between the same neighbours', () => {
    expect(ofTexts(['rest', 'sleep'], ['sleep', 'rest well'])).toEqual([-1, 0]);
    expect(ofTexts(['a', 'something else', 'c'], ['a', 'b', 'c'])).toEqual([0, 1, 2]);
    expect(ofTexts(['brand new', 'a', 'c'], ['a', 'c'])).toEqual([-1, 0, 1]);
    expect(ofTexts(['brand', 'new', 'c'], ['a', 'c'])).toEqual([-1, -1, 1]);
  });
});

describe('the former position of a record', () => {
  it('is that of its number, whatever its texts say', () => {
    expect(
      ofRecords(
        [
          { id: 2, texts: ['a'] },
          { id: 3, texts: ['a'] },
        ],
        [
          { id: 1, texts: ['a'] },
          { id: 2, texts: ['b'] },
        ],
      ),
    ).toEqual([1, -1]);
  });

  it('is found by text among records without a number', () => {
    const before = [{ id: 1, texts: ['a'] }, { texts: ['b'] }, { texts: ['c'] }];
    expect(ofRecords([{ texts: ['c'] }, { id: 1, texts: ['x'] }, { id: 7, texts: ['b'] }], before)).toEqual([2, 0, 1]);
  });

  it('is that of the same title before that of a more alike text', () => {
    const before = [{ texts: ['Rest', 'one two three four'] }, { texts: ['Work', 'five six seven eight'] }];
    expect(ofRecords([{ texts: ['Work', 'one two three four'] }], before)).toEqual([1]);
  });
});
