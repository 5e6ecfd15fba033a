import { expect, it } from 'vitest';
import { joinInterests, splitInterests } from './checkProfile.ts';

it.each([
  ['music, chess', ['music', 'chess']],
  ['  music ,, chess ,', ['music', 'chess']],
  ['music, chess, music', ['music', 'chess']],
  ['موسيقى، شطرنج', ['موسيقى', 'شطرنج']],
  ['', []],
  [' , ,, ', []],
  ['<b>bold</b>', ['<b>bold</b>']],
])('takes %j for %j', (text, interests) => {
  expect(splitInterests(text)).toEqual(interests);
});

it('comes back as it was out of the field that it is edited in', () => {
  const interests = ['music', 'wheelchair sports', 'C++'];
  expect(splitInterests(joinInterests(interests))).toEqual(interests);
});
