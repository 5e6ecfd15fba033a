import { EDITORS, hasRole, type Role, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { VIEWABLE } from '@common-ground/api/contracts/publishing/recordState.ts';
import { readRecordState } from '@common-ground/api/features/publishing/readRecordState.ts';
import { readState } from '@common-ground/api/features/publishing/readState.ts';
import { requestRebuild } from '@common-ground/api/features/publishing/requestRebuild.ts';
import { retry } from '@common-ground/api/features/publishing/retry.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import type { Endpoint, PayloadRequest } from 'payload';

type Answer = (sql: Database, req: PayloadRequest) => Promise<object | null>;

/**
 * What the screens of the CMS ask of the publisher, which is another process: all of it goes through the database. The
 * roles are repeated in permissions/deskCalls.ts, and tried there.
 */
export const publisherEndpoints: Endpoint[] = [
  call('get', '/publisher/state', EDITORS, readState),
  call('get', '/publisher/records/:collection/:id', STAFF, async (sql, { routeParams = {} }) => {
    const collection = VIEWABLE.find((one) => one === routeParams.collection);
    const id = Number(routeParams.id);
    return collection && isId(id) ? readRecordState(sql, { collection, id }) : null;
  }),
  call('post', '/publisher/retry', EDITORS, async (sql) => {
    await retry(sql);
    return {};
  }),
  call('post', '/publisher/rebuild', ['admin'], async (sql) => requestRebuild(sql)),
];

function call(method: 'get' | 'post', path: string, roles: readonly Role[], answer: Answer): Endpoint {
  const handler = async (req: PayloadRequest): Promise<Response> => {
    if (!hasRole(req.user, roles)) return refuse(req.user ? 403 : 401, 'You are not allowed to perform this action.');
    const found = await answer(databaseOf(req), req);
    return found
      ? Response.json(found, { headers: { 'cache-control': 'no-store' } })
      : refuse(404, 'The requested resource was not found.');
  };
  return { method, path, handler };
}

function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status });
}

/** What PostgreSQL takes for an id. */
function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
}
