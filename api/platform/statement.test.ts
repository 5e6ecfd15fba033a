import { afterEach, expect, it, vi } from 'vitest';
import { defineStatement, execute, nameQuery } from './statement.ts';

afterEach(() => vi.unstubAllEnvs());

const NAMED = defineStatement({ name: 'a-name-of-the-tests', text: 'SELECT FROM users WHERE id = $1' });

it.each([
  ['on', { name: NAMED.name, text: NAMED.text, values: [1] }],
  ['off', { text: NAMED.text, values: [1] }],
])('sends statements with their names %s', async (names, sent) => {
  vi.stubEnv('DATABASE_STATEMENT_NAMES', names);
  const query = vi.fn(async () => ({ rows: [], rowCount: 0 }));
  await execute({ query }, NAMED, [1]);
  expect(query).toHaveBeenCalledWith(sent);
  expect(nameQuery({ text: 'SELECT', values: [] })).toEqual({ text: 'SELECT', values: [] });
});
