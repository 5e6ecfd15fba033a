import { endpoints } from '@common-ground/api/endpoints.ts';
import { createDispatch } from '@common-ground/api/platform/dispatch.ts';
import { ResponseCache } from '@common-ground/api/platform/prepared/ResponseCache.ts';
import { createTestMailer } from '@common-ground/api/platform/testing/createTestMailer.ts';
import { expect, it } from 'vitest';

/** All calls that are open to guests. A call that is newly opened must be added here. */
const PUBLIC = [
  'GET /api/achievements',
  'GET /api/badges/issuer',
  'GET /api/badges/status/{list}',
  'GET /api/categories',
  'GET /api/categories/{id}',
  'GET /api/categories/{id}/conditions',
  'GET /api/certificates/{code}',
  'GET /api/certificates/{code}/credential',
  'GET /api/chat-answers',
  'GET /api/conditions',
  'GET /api/conditions/{id}',
  'GET /api/conditions/{id}/discussions',
  'GET /api/conditions/{id}/revisions',
  'GET /api/conditions/{id}/revisions/{revisionId}',
  'GET /api/conditions/{id}/sign-offs',
  'GET /api/conditions/{id}/texts',
  'GET /api/corrections',
  'GET /api/discussions/{id}',
  'GET /api/forum/posts/{id}',
  'GET /api/forum/posts/{id}/history',
  'GET /api/forum/stats',
  'GET /api/forum/topics',
  'GET /api/forum/topics/page',
  'GET /api/forum/topics/{id}',
  'GET /api/forum/topics/{id}/posts',
  'GET /api/health',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/help-lines',
  'GET /api/languages',
  'GET /api/learning-modules/{id}',
  'GET /api/learning-modules/{id}/questions',
  'GET /api/learning-paths',
  'GET /api/learning-paths/{id}',
  'GET /api/learning-paths/{id}/changes',
  'GET /api/learning-paths/{id}/modules',
  'GET /api/learning-paths/{id}/rating',
  'GET /api/learning-paths/{id}/reviews',
  'GET /api/localized/categories',
  'GET /api/localized/conditions',
  'GET /api/localized/find',
  'GET /api/localized/search',
  'GET /api/mail-off/{token}',
  'GET /api/moderator-duty',
  'GET /api/offline-pages',
  'GET /api/openapi.json',
  'GET /api/push-key',
  'GET /api/receipts/{token}',
  'POST /api/analytics',
  'POST /api/auth/login',
  'POST /api/auth/login/second-factor',
  'POST /api/auth/logout',
  'POST /api/auth/password-reset',
  'POST /api/auth/register',
  'POST /api/conditions',
  'POST /api/conditions/{id}/suggestions',
  'POST /api/content-reports',
  'POST /api/mail-off/{token}',
  'POST /api/quiz-attempts',
  'POST /api/receipts/{token}/answer',
  'POST /api/receipts/{token}/withdraw',
  'PUT /api/auth/email-verification',
  'PUT /api/auth/password-reset',
];
const REFUSED = [401, 403];

const surroundings = () => ({
  database: { query: async () => ({ rows: [] }) },
  prepared: new ResponseCache(),
  mailer: createTestMailer(),
});

it('opens exactly the calls of the public list to guests', async () => {
  const dispatch = createDispatch({ endpoints, checkOutput: false, report: () => {} });
  const open: string[] = [];
  for (const { call } of endpoints) {
    const request = new Request(
      `http://test${call.path
        .replace('{bookmarkType}', 'condition')
        .replace('{step}', 'take')
        .replace('{kind}', 'post')
        .replaceAll(/\{\w+\}/g, '1')}`,
      { method: call.method },
    );
    const { status } = await dispatch(request, surroundings());
    if (!REFUSED.includes(status)) open.push(`${call.method} ${call.path}`);
  }
  expect(open.sort()).toEqual(PUBLIC);
});

it('closes a row of the route table without an access rule', async () => {
  const [first] = endpoints;
  const closed = { ...first, access: undefined } as unknown as (typeof endpoints)[number];
  const dispatch = createDispatch({ endpoints: [closed], report: () => {} });
  const path = closed.call.path.replaceAll(/\{\w+\}/g, '1');
  const response = await dispatch(new Request(`http://test${path}`), surroundings());
  expect(response.status).toBe(403);
});
