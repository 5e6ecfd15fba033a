import { expect, it } from 'vitest';
import { placeOf } from './suggestion.ts';

it.each([
  ['?condition=1', { condition: 1, section: 'head' }],
  ['?condition=1&section=causes', { condition: 1, section: 'causes' }],
  ['?condition=1&section=nowhere', { condition: 1, section: 'head' }],
  ['?contribution=22', { contribution: 22 }],
  ['', null],
  ['?condition=0', null],
])('the address %j asks for %j', (search, place) => {
  expect(placeOf(search)).toEqual(place);
});
