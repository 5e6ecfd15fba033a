import { describe, expect, it } from 'vitest';
import { isComposing, readEnter } from './compositionKeys.ts';

const ENTER = { key: 'Enter', keyCode: 13 };

describe('readEnter', () => {
  it.each([
    ['a press', { ...ENTER, isComposing: false }, 'pressed'],
    ['a press that React passes on', { ...ENTER, nativeEvent: { isComposing: false } }, 'pressed'],
    ['the end of a composition in Chrome and Firefox', { ...ENTER, keyCode: 229, isComposing: true }, 'composed'],
    ['the end of a composition in Safari', { ...ENTER, keyCode: 229, isComposing: false }, 'composed'],
    [
      'the end of a composition in Safari that React passes on',
      { ...ENTER, keyCode: 229, nativeEvent: { isComposing: false } },
      'composed',
    ],
    ['a composition without the code', { ...ENTER, nativeEvent: { isComposing: true } }, 'composed'],
    ['another key', { key: 'Tab', keyCode: 9 }, null],
  ])('reads %s', (_, event, expected) => expect(readEnter(event)).toBe(expected));
});

describe('isComposing', () => {
  it('is true for Escape that ends a composition in Safari, and false for Escape alone', () => {
    expect(isComposing({ key: 'Escape', keyCode: 229, isComposing: false })).toBe(true);
    expect(isComposing({ key: 'Escape', keyCode: 27, isComposing: false })).toBe(false);
  });
});
