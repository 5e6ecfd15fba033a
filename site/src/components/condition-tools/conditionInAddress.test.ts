import { expect, it } from 'vitest';
import { conditionInAddress } from './ToolFrame.tsx';

it.each([
  ['?condition=12', 12],
  ['?condition=12&from=1', 12],
  ['', null],
  ['?condition=', null],
  ['?condition=012', null],
  ['?condition=-1', null],
  ['?condition=1e3', null],
])('the address %j names condition %s', (search, id) => {
  expect(conditionInAddress(search)).toBe(id);
});
