import { text } from 'node:stream/consumers';
import type { ClientBase } from 'pg';
import type { CopyToStreamQuery } from 'pg-copy-streams';
import { expect, it } from 'vitest';
import { copyRows } from './copyRows.ts';

it('returns the number of rows also when it arrives after the rows', async () => {
  const asked: string[] = [];
  let complete = () => {};
  const query = (statement: string | (CopyToStreamQuery & { text: string })) => {
    if (typeof statement === 'string') return Promise.resolve(complete());
    asked.push(statement.text);
    complete = () => Object.assign(statement, { rowCount: 2 });
    statement.push('1\n2\n');
    statement.push(null);
    return statement;
  };
  const client = { query } as unknown as ClientBase;
  expect(await copyRows(client, 'a.b', ['c', 'd"e'], text)).toEqual({ rows: 2, result: '1\n2\n' });
  expect(asked).toEqual(['COPY a.b ("c", "d""e") TO STDOUT']);
});
