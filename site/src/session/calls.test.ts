import type { Call } from '@common-ground/api/contracts/call.ts';
import { expect, it } from 'vitest';
import { calls } from './calls.ts';

const contracts: Record<string, unknown> = Object.assign(
  {},
  ...Object.values(import.meta.glob(['../../../api/contracts/*/*.ts', '!**/wording/**'], { eager: true })),
);

it.each(Object.entries(calls))('%s goes where its contract says', (name, { method, path }) => {
  const contract = contracts[name] as Call;
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});
