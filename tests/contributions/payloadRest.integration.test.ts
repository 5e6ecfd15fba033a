import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import { handleDeskRequest } from '@common-ground/cms/src/payload/calls/handleDeskRequest.ts';
import { bodyOfForm } from '@common-ground/cms/src/payload/testing/readUpdatedAt.ts';
import { expect, it } from 'vitest';
import { hashTables } from '../permissions/contents.ts';
import { insertContribution } from './support/insertContribution.ts';
import { type Member, openReviewServer } from './support/openReviewServer.ts';

type Attack = { method: string; path: string; body?: unknown; headers?: Record<string, string> };

const PAGE = 15;
/** A condition page without translations. */
const BARE = 20;
const PAST = { summary: 'Past the review.', _status: 'published' };
const WHOLE = {
  ...PAST,
  name: 'Past the review',
  category: 1,
  overview: 'O',
  symptoms: ['S'],
  causes: ['C'],
  treatments: ['T'],
};

const server = await openReviewServer();
const { translator, reviewer, editor, admin } = server.people;
const people = [translator, reviewer, await server.member('moderator', 'moderator'), editor, admin];
const selectId = async (text: string) => (await server.row<{ id: number }>(`SELECT ${text}`)).id;
await runUnprotected(server.pool, 'DELETE FROM condition_translations WHERE condition_id = $1', [BARE]);
const contribution = await insertContribution(server, { conditionId: PAGE });
const approved = await insertContribution(server, { conditionId: PAGE, state: 'approved' });
const version = await selectId(`max(id) AS id FROM _conditions_v WHERE parent_id = ${PAGE}`);
const translation = await selectId(`min(id) AS id FROM condition_translations WHERE condition_id = ${PAGE}`);
const categoryTranslation = await selectId('min(id) AS id FROM category_translations');
const textVersion = await selectId(`max(id) AS id FROM _condition_translations_v WHERE version_condition_id = ${PAGE}`);
const draft = await server.atDesk.begin(editor, 'conditions', WHOLE);
const path = await selectId(`min(id) AS id FROM learning_paths WHERE _status = 'published'`);
const pathTexts = await selectId(`min(id) AS id FROM learning_path_translations WHERE _status = 'published'`);
const pathVersion = await selectId(`max(id) AS id FROM _learning_paths_v WHERE parent_id = ${path}`);

const sitePage = await selectId(`id FROM pages WHERE slug = 'about'`);
const sitePageTexts = await selectId(`min(id) AS id FROM page_translations WHERE _status = 'published'`);
const chatAnswer = await selectId(`min(id) AS id FROM chat_answers WHERE _status = 'published'`);

const json = (method: string, path: string, body?: unknown): Attack => ({ method, path, body });

/** Returns requests that try to publish, take down, or write what only a workflow step may write. */
function attacks(): Attack[] {
  const override = (method: string, path: string, body: unknown, as: string): Attack[] =>
    ['x-http-method-override', 'x-payload-http-method-override'].map((name) => ({
      method,
      path,
      body,
      headers: { [name]: as },
    }));
  const queries = [
    'draft=false',
    'draft=true',
    'draft=',
    'draft=0',
    'autosave=true',
    'autosave=true&draft=true',
    'depth=10',
    'locale=all',
    'locale=es&draft=true',
    'publishSpecificLocale=en',
    'publishSpecificLocale=en&draft=true',
    'publishAllLocales=true',
    'publishAllLocales=true&draft=true',
    'overrideAccess=true',
    'overrideLock=true&draft=true',
    'trash=true',
    'select[name]=true',
    'populate[x]=true',
  ];
  const records: [string, number][] = [
    ['conditions', PAGE],
    ['conditions', draft],
    ['condition-translations', translation],
    ['category-translations', categoryTranslation],
    ['learning-paths', path],
    ['learning-path-translations', pathTexts],
    ['pages', sitePage],
    ['page-translations', sitePageTexts],
    ['chat-answers', chatAnswer],
  ];
  const published = records.flatMap(([collection, id]) => [
    json('PATCH', `/${collection}/${id}`, PAST),
    json('PUT', `/${collection}/${id}`, PAST),
    ...queries.map((query) => json('PATCH', `/${collection}/${id}?${query}`, PAST)),
    ...queries.map((query) => json('PATCH', `/${collection}?where[id][equals]=${id}&${query}`, PAST)),
    json('PATCH', `/${collection}?where[id][in]=${id},1,2,3`, PAST),
    json('PATCH', `/${collection}?where[id][exists]=true`, PAST),
    json('PATCH', `/${collection}/${id}?draft=true&publishSpecificLocale=en`, { summary: 'X' }),
    json('PATCH', `/${collection}/${id}?draft=true&publishAllLocales=true`, { summary: 'X' }),
    ...[
      { _status: ['published'] },
      { _status: 'PUBLISHED' },
      { _status: { equals: 'published' } },
      { _status: null },
      {},
      { draft: true },
      { context: { publishPermit: { by: 'review' } }, _status: 'published' },
    ].map((more) => json('PATCH', `/${collection}/${id}`, { summary: 'X', ...more })),
    json('PATCH', `/${collection}/${id}?context[publishPermit][by]=seed`, PAST),
    ...[[], 'text', null].map((body) => json('PATCH', `/${collection}/${id}`, body)),
    ...override('POST', `/${collection}/${id}`, PAST, 'PATCH'),
    ...override('PATCH', `/${collection}/${id}`, PAST, 'POST'),
    json('POST', `/${collection}/${id}?_method=PATCH`, PAST),
    json('POST', `/${collection}/${id}`, { ...PAST, _method: 'PATCH' }),
    form('PATCH', `/${collection}/${id}`, PAST),
    form('PATCH', `/${collection}/${id}?draft=true`, PAST),
    ...['?draft=false', '?draft=true', ''].map((query) => json('POST', `/${collection}/${id}/duplicate${query}`, PAST)),
    ...['unlock', 'restore'].map((name) => json('POST', `/${collection}/${id}/${name}`, {})),
  ]);
  const takenAway = Object.entries({
    conditions: PAGE,
    'condition-translations': translation,
    'learning-paths': path,
    'learning-path-translations': pathTexts,
    pages: sitePage,
    'page-translations': sitePageTexts,
    'chat-answers': chatAnswer,
  }).flatMap(([collection, id]) => [
    ...['', '?draft=false', '?unpublishAllLocales=true', '?unpublishAllLocales=true&draft=true'].map((query) =>
      json('PATCH', `/${collection}/${id}${query}`, { _status: 'draft' }),
    ),
    json('PATCH', `/${collection}?where[id][equals]=${id}`, { _status: 'draft' }),
  ]);
  const made = [
    ...['', '?draft=false', '?draft=true', '?publishSpecificLocale=en', '?publishAllLocales=true'].flatMap((query) => [
      json('POST', `/conditions${query}`, WHOLE),
      json('POST', `/condition-translations${query}`, {
        ...PAST,
        name: 'X',
        condition: BARE,
        language: 2,
        status: 'published',
      }),
    ]),
    ...['publishAllLocales=true', 'publishSpecificLocale=en'].map((query) =>
      json('POST', `/conditions?${query}`, { ...WHOLE, _status: undefined }),
    ),
    form('POST', '/conditions', WHOLE),
    ...['', '?draft=true', '?publishAllLocales=true'].map((query) =>
      json('POST', `/learning-paths${query}`, { ...PAST, title: 'X', description: 'X', difficulty: 'beginner' }),
    ),
    ...override('POST', '/conditions', WHOLE, 'PUT'),
  ];
  const rows = [
    ...['contributions', 'review-events'].flatMap((collection) => [
      json('POST', `/${collection}`, {
        title: 'X',
        status: 'approved',
        contribution,
        action: 'approve',
        toState: 'approved',
      }),
      json('POST', `/${collection}/1/duplicate`, {}),
      ...['', '&draft=true'].map((query) =>
        json('PATCH', `/${collection}?where[id][exists]=true${query}`, { status: 'approved', reason: 'X' }),
      ),
      ...['exists]=true', 'equals]=1'].map((which) => json('DELETE', `/${collection}?where[id][${which}`)),
    ]),
    ...['', '?draft=true', '?depth=3', '?overrideAccess=true'].map((query) =>
      json('PATCH', `/contributions/${contribution}${query}`, { status: 'approved', approvedBy: reviewer.id }),
    ),
    ...override('POST', `/contributions/${contribution}`, { status: 'approved' }, 'PATCH'),
    ...override('POST', `/contributions/${contribution}`, {}, 'DELETE'),
    json('PATCH', `/contributions/${approved}`, { content: { summary: 'Other than was approved.' } }),
    // Columns that only publication writes.
    ...['learning-modules', 'quiz-questions'].map((collection) =>
      json('PATCH', `/${collection}?where[id][exists]=true`, { title: 'X', question: 'X', isActive: false }),
    ),
    json('PATCH', `/contributions/${approved}`, {
      base: {},
      scheduledFor: '2020-01-01T00:00:00Z',
      scheduledBy: editor.id,
    }),
    json('DELETE', `/contributions/${contribution}`),
    json('POST', `/contributions/${contribution}/duplicate`, {}),
    json('POST', '/payload-kv', { key: 'x', data: {} }),
  ];
  return [...published, ...takenAway, ...made, ...rows];
}

/** Builds the request of the admin's own forms: the document is JSON in a form field. */
function form(method: string, path: string, document: object): Attack {
  const body = new FormData();
  body.append('_payload', JSON.stringify(document));
  return { method, path, body };
}

/** Pairs each attack with one person in turn, and with every person in the deep run. */
function pairTries<Who>(people: Who[], all: Attack[]): { who: Who; attack: Attack }[] {
  return all.flatMap((attack, place) => {
    // The attacks on each collection have the same order, so the next collection begins with another person.
    const turn = (place + Math.floor(place / people.length)) % people.length;
    return people.filter((_, index) => IS_DEEP || index === turn).map((who) => ({ who, attack }));
  });
}

const formatTry = (who: Member | null, { method, path, body, headers }: Attack) =>
  `${who?.name ?? 'nobody'} ${method} ${path} ${JSON.stringify({ body, headers })}`;

async function attempt(who: Member | null, { headers = {}, ...attack }: Attack) {
  const { method, path } = attack;
  const body = await bodyOfForm(server.payload, attack);
  const { default: config } = await import('@common-ground/cms/payload.config.ts');
  const isForm = body instanceof FormData;
  const request = new Request(`http://test/cms/api${path}`, {
    method,
    headers: {
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...who?.session,
      ...headers,
    },
    body: body === undefined || method === 'GET' ? null : isForm ? body : JSON.stringify(body),
  });
  const response = await handleDeskRequest(request, config);
  return { status: response.status, text: await response.text() };
}

/** Selects all published content that is reviewed: the present records and their published versions. */
const selectPublished = () =>
  server.rows(`SELECT 'condition' AS what, to_jsonb(c) AS row FROM conditions c WHERE _status = 'published'
    UNION ALL SELECT 'translation', to_jsonb(t) FROM condition_translations t WHERE _status = 'published'
    UNION ALL SELECT 'category translation', to_jsonb(t) FROM category_translations t WHERE _status = 'published'
    UNION ALL SELECT 'version', to_jsonb(v) - 'latest' FROM _conditions_v v WHERE version__status = 'published'
    UNION ALL SELECT 'path', to_jsonb(p) FROM learning_paths p WHERE _status = 'published'
    UNION ALL SELECT 'path in a language', to_jsonb(t) FROM learning.path_text t
    UNION ALL SELECT 'path version', to_jsonb(v) - 'latest' FROM _learning_paths_v v WHERE version__status = 'published'
    UNION ALL SELECT 'translated version', to_jsonb(v) - 'latest' FROM _condition_translations_v v
      WHERE version__status = 'published' ORDER BY 1, 2`);

it('leaves published texts unchanged by requests that may create drafts', async () => {
  const before = await selectPublished();
  const texts = { ...WHOLE, _status: undefined };
  const unclear: Attack[] = [
    ...['', '?draft=true', '?draft=false', '?publishAllLocales=false'].flatMap((query) => [
      json('POST', `/conditions/${PAGE}/duplicate${query}`, {}),
      json('POST', `/conditions/${PAGE}/duplicate${query}`, { name: 'Twice' }),
      json('POST', `/conditions${query}`, texts),
      json('POST', `/conditions${query}`, { ...texts, _status: null }),
      json('POST', `/conditions${query}`, { ...texts, revision: 9, views: 9, seedKey: 'x', publishedDigest: 'x' }),
    ]),
    ...['draft=true', 'draft=true&autosave=true', 'draft=true&depth=2', 'draft=true&locale=es'].flatMap((query) => [
      json('PATCH', `/conditions/${PAGE}?${query}`, { summary: 'A draft.' }),
      json('PATCH', `/conditions/${PAGE}?${query}`, { summary: 'A draft.', _status: null, isProtected: true }),
      // This route replaces Payload's own restore: it saves the texts of a version as a draft.
      json('POST', `/conditions/versions/${version}?${query}`, {}),
      json('POST', `/condition-translations/versions/${textVersion}?${query}`, {}),
      json('PATCH', `/conditions?where[id][less_than]=9&${query}`, { summary: 'A draft.' }),
      json('PATCH', `/condition-translations/${translation}?${query}`, {
        summary: 'Borrador.',
        status: 'published',
        language: 1,
      }),
      json('PATCH', `/condition-translations/${translation}?${query}`, { condition: BARE, sourceRevision: 99 }),
      json('PATCH', `/learning-paths/${path}?${query}`, { title: 'A draft', edition: 9, isActive: false }),
      json('POST', `/learning-paths/versions/${pathVersion}?${query}`, {}),
      json('PATCH', `/learning-path-translations/${pathTexts}?${query}`, { title: 'Borrador', sourceEdition: 99 }),
    ]),
  ];
  let done = 0;
  const broken: string[] = [];
  for (const { who, attack } of pairTries(people, unclear)) {
    const { status, text } = await attempt(who, attack);
    if (status < 300) done += 1;
    if (status >= 500) broken.push(`${formatTry(who, attack)}: ${text}`);
  }
  expect(broken).toEqual([]);
  expect(done).toBeGreaterThan(10);
  expect(await selectPublished()).toEqual(before);
});

it('changes nothing for REST requests that would publish, take down or write a step', async () => {
  const before = await hashTables(server.pool);
  const wrong: string[] = [];
  for (const { who, attack } of pairTries([null, ...people], attacks())) {
    const { status, text } = await attempt(who, attack);
    const isRefusal = status >= 400 && status < 500;
    const isBulk = /\?where/.test(attack.path) && /"docs":\[\],/.test(text);
    const isClear = /"message":"[^"]{5,}"/.test(text);
    if (!(isRefusal && isClear) && !isBulk) wrong.push(`${formatTry(who, attack)}: ${status} ${text.slice(0, 200)}`);
  }
  const after = await hashTables(server.pool);
  const touched = Object.keys(after).filter((table) => after[table] !== before[table]);
  expect({ wrong, touched }).toEqual({ wrong: [], touched: [] });
});
