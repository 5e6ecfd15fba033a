import { describe, expect, it } from 'vitest';
import { isComposing, readEnter } from './compositionKeys.ts';

const ENTER = { key: 'Enter', keyCode: 13 };

describe('readEnter', () => {
  it.each([
    ['pressed', 'Enter', { ...ENTER, isComposing: false }],
    ['pressed', 'Enter in an event of React', { ...ENTER, nativeEvent: { isComposing: false } }],
    ['composed', 'Enter that ends a composition in Chrome or Firefox', { ...ENTER, keyCode: 229, isComposing: true }],
    ['composed', 'Enter that ends a composition in Safari', { ...ENTER, keyCode: 229, isComposing: false }],
    [
      'composed',
      'Enter that ends a composition in Safari, in an event of React',
      { ...ENTER, keyCode: 229, nativeEvent: { isComposing: false } },
    ],
    ['composed', 'Enter in a composition without key code 229', { ...ENTER, nativeEvent: { isComposing: true } }],
    [null, 'another key', { key: 'Tab', keyCode: 9 }],
  ])('returns %s for %s', (expected, _, event) => expect(readEnter(event)).toBe(expected));
});

describe('isComposing', () => {
  it('is true for Escape that ends a composition in Safari, and false for Escape alone', () => {
    expect(isComposing({ key: 'Escape', keyCode: 229, isComposing: false })).toBe(true);
    expect(isComposing({ key: 'Escape', keyCode: 27, isComposing: false })).toBe(false);
  });
});
