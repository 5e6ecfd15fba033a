import {
  BODY_BYTES,
  CONTRIBUTION_LIST_MAX,
  CONTRIBUTOR_NAME_LENGTH,
  EDIT_SUMMARY_LENGTH,
  ENTRY_LENGTH,
  NAME_LENGTH,
  OVERVIEW_LENGTH,
  REASON_LENGTH,
  SUMMARY_LENGTH,
  TAG_LENGTH,
} from '@common-ground/api/contracts/limits.ts';
import { CLIENT_ADDRESS_HEADER } from '@common-ground/api/platform/clientAddress.ts';
import { handleApiRequest } from '@common-ground/api/platform/handleApiRequest.ts';
import {
  type Member,
  NEW_CONDITION,
  type ReviewWorld,
  reviewWorld,
} from '@common-ground/cms/src/review/testing/reviewWorld.ts';
import * as fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readContents } from '../permissions/contents.ts';
import { givenContribution } from './support/givenContribution.ts';

let world: ReviewWorld;
let author: Member;
let reviewer: Member;
let editor: Member;

beforeAll(async () => {
  world = await reviewWorld();
  world.payload.logger.level = 'silent';
  author = await world.member('author', 'user');
  reviewer = await world.member('reviewer', 'reviewer');
  editor = await world.member('editor', 'editor');
  for (const who of [author, reviewer, editor]) await world.call('GET', `/api/users/${who.id}/contributions`, who);
});
// What is tried here is something else, but for the tests of the throttle.
beforeEach(() => world.rows('DELETE FROM throttle.spent'));

type Answer = { status: number; text: string };

/** A request as it comes over the wire: any body, any headers. */
async function send(
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { default: config } = await import('@common-ground/cms/payload.config.ts');
  const request = new Request(`http://test${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const response = await handleApiRequest(request, config);
  return { status: response.status, text: await response.text() };
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(path, JSON.stringify(body), headers);
const as = (who: Member) => ({ authorization: `Bearer ${who.token}` });
const SENDER = { contributorName: 'Jo Reader', contributorEmail: 'jo@review.example' };

/** All but what is counted: that somebody tried is kept for an hour. */
async function contents() {
  const { 'throttle.spent': _, ...others } = await readContents(world.pool);
  return others;
}

const counts = () =>
  world.rows(`SELECT (SELECT count(*) FROM contributions) AS sent, (SELECT count(*) FROM review_events) AS events,
    (SELECT count(*) FROM notifications) AS news, (SELECT count(*) FROM payload_jobs) AS jobs`);

/** Values that a body may hold where the contract wants another. */
const NASTY = [
  ...[
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 53,
    1e300,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x'.repeat(100_000),
    '\u202e',
    '<script>',
    "'; DROP TABLE users; --",
  ],
  ...[
    [],
    [[]],
    [null],
    [{}],
    [''],
    ['\u0000'],
    Array(1000).fill('x'),
    {},
    { length: 3 },
    { toString: 'x' },
    JSON.parse('{"__proto__": {"x": 1}}'),
    { $ne: null },
  ],
];
const nasty = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 5 }),
);
const FIELDS = [
  'name',
  'summary',
  'overview',
  'symptoms',
  'causes',
  'treatments',
  'resources',
  'tags',
  'categoryId',
  'contributorName',
  'contributorEmail',
] as const;

/** Bodies that are right but for some of their fields. */
const bent = <Field extends string>(fields: readonly Field[]) =>
  fc.dictionary(fc.constantFrom(...fields), nasty, { minKeys: 1, maxKeys: 2, noNullPrototype: true });

const bendTexts = (body: object, value: unknown) =>
  FIELDS.slice(0, 8).map((field) => ({ ...body, texts: { [field]: value } }));

const isAnswered = ({ status, text }: Answer) => (status === 200 || (status >= 400 && status < 500)) && text.length > 0;

describe('whatever is sent', () => {
  it('as a new condition is kept or refused with words, never a failure of the server, and what is refused leaves nothing', async () => {
    await fc.assert(
      fc.asyncProperty(bent(FIELDS), async (fields) => {
        await world.rows('DELETE FROM throttle.spent');
        const before = await counts();
        const answer = await post('/api/conditions', { ...NEW_CONDITION, ...SENDER, ...fields });
        if (!isAnswered(answer)) throw new Error(`${answer.status} ${answer.text}`);
        if (answer.status !== 200) expect(await counts()).toEqual(before);
      }),
      { numRuns: 400 },
    );
  });

  it('as an edit, a step, an answer or a joined text is kept or refused with words', async () => {
    const texts = fc.record({ texts: bent(FIELDS.slice(0, 8)) });
    const edit = bent([
      'texts',
      'baseRevision',
      'editSummary',
      'isMinorEdit',
      'source',
      'language',
      'contributorName',
      'contributorEmail',
    ]);
    const stepBody = bent(['reason', 'at', 'checklist', 'texts']);
    const begun = { texts: { summary: 'X' }, baseRevision: 1, editSummary: 'Why' };
    const asked = await givenContribution(world, { conditionId: 2, authorId: author.id, state: 'changes_requested' });
    const taken = await givenContribution(world, {
      conditionId: 2,
      authorId: author.id,
      state: 'in_review',
      reviewerId: reviewer.id,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.tuple(
            fc.constant('/api/conditions/2/suggestions'),
            fc.oneof(edit, texts).map((body) => ({ ...begun, ...body })),
            fc.constant('author'),
          ),
          fc.tuple(fc.constant(`/api/contributions/${asked}/answer`), fc.oneof(stepBody, texts), fc.constant('author')),
          fc.tuple(
            fc.constant(`/api/contributions/${taken}/resolve`),
            fc.oneof(stepBody, texts),
            fc.constant('reviewer'),
          ),
          fc.tuple(
            fc
              .constantFrom('take', 'approve', 'reject', 'schedule', 'nonsense', '%00', '..')
              .map((name) => `/api/contributions/${taken}/steps/${name}`),
            stepBody,
            fc.constant('author'),
          ),
          fc.tuple(
            fc
              .constantFrom('0', '-1', '1e3', '2147483648', '99999999999999999999', '%00', 'x', '1;')
              .map((id) => `/api/contributions/${id}/steps/take`),
            stepBody,
            fc.constant('reviewer'),
          ),
        ),
        async ([path, body, who]) => {
          await world.rows('DELETE FROM throttle.spent');
          const answer = await post(path, body, as(who === 'author' ? author : reviewer));
          if (!isAnswered(answer)) throw new Error(`${answer.status} ${answer.text}`);
        },
      ),
      { numRuns: 250 },
    );
  });

  it('in the place of any one value is kept or refused with words', async () => {
    const edit = { texts: { summary: 'X' }, baseRevision: 1, editSummary: 'Why', isMinorEdit: false, source: 'A book' };
    const whole = { ...NEW_CONDITION, ...SENDER };
    const draft = { texts: { summary: 'Una frase.' }, note: '', sourceRevision: 1, publishedDigest: '', draft: null };
    const asked = await givenContribution(world, { conditionId: 2, authorId: author.id, state: 'changes_requested' });
    const taken = await givenContribution(world, {
      ...{ conditionId: 2, authorId: author.id, state: 'in_review', reviewerId: reviewer.id },
    });
    const step = { reason: 'Because', at: '2027-01-01T00:00:00Z', checklist: ['accuracy'] };
    const site = (who: Member | null, path: string, body: object) => post(path, body, who ? as(who) : {});
    const desk = async (who: Member | null, path: string, body: object) => {
      const response = await world.desk('POST', path, who as Member, body);
      return { status: response.status, text: await response.text() };
    };
    const calls: [typeof site, Member | null, string, object][] = [
      [site, null, '/api/conditions', whole],
      [site, author, '/api/conditions/2/suggestions', edit],
      [site, author, `/api/contributions/${asked}/answer`, { reason: 'X', texts: { summary: 'X' } }],
      [site, reviewer, `/api/contributions/${taken}/resolve`, { reason: 'X', texts: { summary: 'X' } }],
      [site, author, `/api/contributions/${taken}/steps/take`, step],
      [desk, reviewer, `/contributions/${taken}/steps/take`, step],
      [desk, reviewer, `/contributions/${taken}/resolve`, { reason: 'X', texts: { summary: 'X' } }],
      [desk, editor, '/conditions/7/send-for-review', { editSummary: 'Why', isMinorEdit: false }],
      [desk, editor, '/contributions/translations/es/condition/2', draft],
      [desk, editor, '/contributions/translations/es/category/2', draft],
    ];
    await world.desk('PATCH', '/conditions/7?draft=true', editor, { summary: 'A draft.', _status: 'draft' });
    const wrong: string[] = [];
    for (const [ask, who, path, body] of calls)
      for (const name of Object.keys(body))
        for (const value of NASTY)
          for (const bentBody of [{ ...body, [name]: value }, ...(name === 'texts' ? bendTexts(body, value) : [])]) {
            await world.rows('DELETE FROM throttle.spent');
            const answer = await ask(who, path, bentBody);
            if (!isAnswered(answer))
              wrong.push(`${path} ${name} ${JSON.stringify(value)?.slice(0, 40)}: ${answer.text}`);
          }
    expect(wrong).toEqual([]);
  });

  it('to the desk is kept or refused with words', async () => {
    const translator = await world.member('translator', 'translator');
    const asked = await givenContribution(world, {
      conditionId: 2,
      authorId: translator.id,
      state: 'changes_requested',
    });
    const taken = await givenContribution(world, {
      ...{ conditionId: 2, authorId: author.id, state: 'in_review', reviewerId: reviewer.id },
    });
    await world.desk('PATCH', '/conditions/7?draft=true', editor, { summary: 'A draft.', _status: 'draft' });
    const stepBody = bent(['reason', 'at', 'checklist', 'texts']);
    const texts = fc.record({ texts: bent(FIELDS.slice(0, 8)) });
    const ids = fc.constantFrom('0', '-1', '1e3', '2147483648', '99999999999999999999', '%00', 'x', '2', '7');
    const to = (path: fc.Arbitrary<string>, body: fc.Arbitrary<object>, who: Member) =>
      fc.tuple(path, body, fc.constant(who));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          to(
            fc.constantFrom('take', 'approve', 'schedule', 'x').map((one) => `/contributions/${taken}/steps/${one}`),
            stepBody,
            editor,
          ),
          to(fc.constant(`/contributions/${taken}/resolve`), fc.oneof(stepBody, texts), reviewer),
          to(
            ids.map((id) => `/contributions/${id}/steps/take`),
            stepBody,
            reviewer,
          ),
          to(
            ids.map((id) => `/conditions/${id}/send-for-review`),
            bent(['editSummary', 'isMinorEdit']),
            editor,
          ),
          to(
            fc
              .tuple(fc.constantFrom('es', 'xx', '%00', 'en'), fc.constantFrom('condition', 'category', 'x'), ids)
              .map((parts) => `/contributions/translations/${parts.join('/')}`),
            fc.oneof(bent(['texts', 'base', 'sourceRevision', 'draft', 'version']), texts),
            translator,
          ),
          to(
            ids.map((id) => `/contributions/drafts/${id}/send`),
            stepBody,
            translator,
          ),
          to(fc.constant(`/contributions/own/${asked}/answer`), stepBody, translator),
        ),
        async ([path, body, who]) => {
          const response = await world.desk('POST', path, who, body);
          const text = await response.text();
          if (!isAnswered({ status: response.status, text })) throw new Error(`${path}: ${response.status} ${text}`);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('that is no JSON, too large, or of another kind is refused before it is read', async () => {
    const before = await contents();
    const whole = JSON.stringify({ ...NEW_CONDITION, ...SENDER });
    for (const [body, headers, status] of [
      ['', {}, 400],
      ['{', {}, 400],
      ['[]', {}, 400],
      ['null', {}, 400],
      ['"text"', {}, 400],
      [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, {}, 400],
      [new Uint8Array([0xff, 0xfe, 0x00, 0x7b]), {}, 400],
      [whole, { 'content-type': 'text/plain' }, 415],
      [whole, { 'content-type': 'multipart/form-data; boundary=x' }, 415],
      [`{"name":"${'x'.repeat(BODY_BYTES)}"}`, {}, 413],
      [whole, { 'content-length': String(10 ** 12) }, 413],
    ] as [string, Record<string, string>, number][]) {
      const answer = await send('/api/conditions', body, headers);
      expect([String(body).slice(0, 20), headers, answer.status]).toEqual([String(body).slice(0, 20), headers, status]);
      expect(answer.text.length).toBeGreaterThan(5);
    }
    expect(await contents()).toEqual(before);
  });
});

/** As much as may be said of everything. */
const long = (length: number, sign = 'w') => sign.repeat(length);
const list = (length: number, sign = 'w') =>
  Array.from({ length: CONTRIBUTION_LIST_MAX }, (_, place) => `${place} `.padEnd(length, sign));
const FULL = {
  name: long(NAME_LENGTH),
  summary: long(SUMMARY_LENGTH),
  overview: long(OVERVIEW_LENGTH),
  symptoms: list(ENTRY_LENGTH),
  causes: list(ENTRY_LENGTH),
  treatments: list(ENTRY_LENGTH),
  resources: [],
  tags: list(TAG_LENGTH),
};

async function publish(id: number): Promise<Answer> {
  for (const [who, name] of [
    [reviewer, 'take'],
    [reviewer, 'approve'],
    [editor, 'publish'],
  ] as const) {
    const answer = await post(`/api/contributions/${id}/steps/${name}`, {}, as(who));
    if (answer.status !== 200) return answer;
  }
  return { status: 200, text: '' };
}

const idOf = ({ text }: Answer): number => JSON.parse(text).id;

describe('what is accepted can be published:', () => {
  const address = 'https://charity.example/';
  it.each([
    ['as long as everything may be', FULL],
    [
      'a resource with as long a title as may be',
      { resources: [`${long(ENTRY_LENGTH - address.length - 2)}: ${address}`] },
    ],
    ['a resource with as long an address as may be', { resources: [`A: ${address.padEnd(ENTRY_LENGTH - 3, 'a')}`] }],
    [
      'addresses of odd kinds',
      {
        resources: [
          'http://[::1]:8080/x',
          'A: https://user:pass@x.example/?q=1#f',
          'https://ünïcode.example/ä',
          'B: https://x',
          'C: https://%',
          'HTTPS://UPPER.example',
        ],
      },
    ],
    [
      'markup, quotes and signs of every kind',
      {
        name: '<b>"Quoted" & \'so\'</b> 👩‍🦽 \u202e\u200d',
        symptoms: ['<img src=x onerror=alert(1)>', '{{7*7}}', '\t\n a \n b'],
      },
    ],
    [
      'characters outside of the first plane, as many as may be',
      { name: '𝒳'.repeat(NAME_LENGTH / 2), summary: '𝒳'.repeat(SUMMARY_LENGTH / 2) },
    ],
    ['entries that only differ in case and composition', { tags: ['a', 'A', 'é', 'e\u0301'] }],
  ])('%s', async (_, texts) => {
    const sent = await post('/api/conditions', { ...NEW_CONDITION, ...SENDER, ...texts });
    expect(sent).toMatchObject({ status: 200 });
    expect(await publish(idOf(sent))).toEqual({ status: 200, text: '' });
  });

  it('texts that a property makes up', async () => {
    const word = (most: number) => fc.string({ unit: 'binary', minLength: 1, maxLength: Math.min(most, 60) });
    const entries = fc.array(word(TAG_LENGTH), { minLength: 1, maxLength: 4 });
    const address = fc.oneof(
      fc.webUrl(),
      fc.tuple(word(40), fc.webUrl()).map(([title, url]) => `${title}: ${url}`),
      word(60).map((text) => `https://${text}`),
      word(60),
    );
    const texts = fc.record({
      name: word(NAME_LENGTH),
      summary: word(60),
      overview: word(60),
      symptoms: entries,
      causes: entries,
      treatments: entries,
      resources: fc.array(address, { maxLength: 3 }),
      tags: entries,
    });
    let published = 0;
    await fc.assert(
      fc.asyncProperty(texts, async (given) => {
        await world.rows('DELETE FROM throttle.spent');
        const sent = await post('/api/conditions', { ...SENDER, categoryId: 1, ...given });
        if (sent.status === 400) return;
        expect(sent.status).toBe(200);
        expect(await publish(idOf(sent))).toEqual({ status: 200, text: '' });
        published += 1;
      }),
      { numRuns: 60 },
    );
    expect(published).toBeGreaterThan(10);
  });
});

describe('only what leads to a page of the web becomes a link:', () => {
  it.each([
    'javascript:alert(1)',
    'Click: javascript:alert(1)',
    'Click: JaVaScRiPt:alert(1)//https://x.example',
    'Click: java\nscript:alert(1)',
    'Click: data:text/html,<script>alert(1)</script>',
    'Click: //evil.example',
    'Click: file:///etc/passwd',
    'Click: vbscript:x',
  ])('%s', async (resource) => {
    const sent = await post('/api/conditions', { ...NEW_CONDITION, ...SENDER, resources: [resource] });
    expect(await publish(idOf(sent))).toMatchObject({ status: 200 });
    const [row] = await world.rows<{ resources: { url: string }[] }>(
      'SELECT resources FROM conditions ORDER BY id DESC LIMIT 1',
    );
    for (const { url } of row?.resources ?? []) expect(new URL(url).protocol).toMatch(/^https?:$/);
  });
});

describe('limits', () => {
  it.each([
    ['name', NAME_LENGTH],
    ['summary', SUMMARY_LENGTH],
    ['overview', OVERVIEW_LENGTH],
    ['contributorName', CONTRIBUTOR_NAME_LENGTH],
  ] as const)('%s takes %i characters and not one more', async (field, most) => {
    const body = (length: number) => ({ ...NEW_CONDITION, ...SENDER, [field]: long(length) });
    expect((await post('/api/conditions', body(most))).status).toBe(200);
    expect(await post('/api/conditions', body(most + 1))).toEqual({
      status: 400,
      text: `${field}: must have at most ${most} characters`,
    });
  });

  it('an edit summary and a reason have theirs', async () => {
    const { body } = await world.call('GET', '/api/conditions/3/texts');
    const edit = (length: number) => ({
      texts: { summary: `S ${length}` },
      baseRevision: (body as { revision: number }).revision,
      editSummary: long(length),
    });
    expect((await post('/api/conditions/3/suggestions', edit(EDIT_SUMMARY_LENGTH), as(author))).status).toBe(200);
    expect((await post('/api/conditions/3/suggestions', edit(EDIT_SUMMARY_LENGTH + 1), as(author))).status).toBe(400);
    const id = await givenContribution(world, {
      conditionId: 3,
      authorId: author.id,
      state: 'in_review',
      reviewerId: reviewer.id,
    });
    const steps = `/api/contributions/${id}/steps/reject`;
    expect((await post(steps, { reason: long(REASON_LENGTH + 1) }, as(reviewer))).status).toBe(400);
    expect((await post(steps, { reason: long(REASON_LENGTH) }, as(reviewer))).status).toBe(200);
  });

  it('from one address sixty an hour, whichever process counts; from one person thirty, wherever they are', async () => {
    const body = { ...NEW_CONDITION, ...SENDER };
    const from = (address: string) => ({ [CLIENT_ADDRESS_HEADER]: address });
    const statuses = await Promise.all(
      Array.from({ length: 64 }, () => post('/api/conditions', body, from('192.0.2.1')).then(({ status }) => status)),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect((await post('/api/conditions', body, from('192.0.2.2'))).status).toBe(200);
    const own = await Promise.all(
      Array.from({ length: 33 }, (_, place) =>
        post('/api/conditions', NEW_CONDITION, { ...as(author), ...from(`192.0.2.${100 + place}`) }).then(
          ({ status }) => status,
        ),
      ),
    );
    expect(own.filter((status) => status === 200)).toHaveLength(30);
    // Counted in the database, so that another replica knows: nothing of it is in this process.
    const [{ n } = { n: 0 }] = await world.rows<{ n: number }>(
      `SELECT count(*)::int AS n FROM throttle.spent WHERE key LIKE 'contribute-%' AND points > 0`,
    );
    expect(n).toBeGreaterThan(3);
  });
});

describe('what is not theirs', () => {
  it('nobody sends something in as another, nor with fields of the server', async () => {
    const stolen = {
      userId: editor.id,
      user: editor.id,
      status: 'approved',
      approvedById: reviewer.id,
      reviewer: reviewer.id,
      id: 1,
      isProtected: true,
      views: 9,
      _status: 'published',
      conditionId: 1,
    };
    const sent = await post('/api/conditions', { ...NEW_CONDITION, ...stolen, ...SENDER }, as(author));
    const [row] = await world.rows('SELECT * FROM contributions WHERE id = $1', [idOf(sent)]);
    expect(row).toMatchObject({
      user_id: author.id,
      status: 'pending',
      approved_by_id: null,
      reviewer_id: null,
      condition_id: null,
      contributor_name: null,
      contributor_email: null,
    });
    expect(Object.keys((row as { content: object }).content).sort()).toEqual([
      'causes',
      'name',
      'overview',
      'resources',
      'summary',
      'symptoms',
      'tags',
      'treatments',
    ]);
  });

  it('an edit of a page is not made from a version of another', async () => {
    const { body } = await world.call('GET', '/api/conditions/4/texts');
    const edit = { texts: { summary: 'X' }, baseRevision: (body as { revision: number }).revision, editSummary: 'Why' };
    expect(await post('/api/conditions/5/suggestions', edit, as(author))).toEqual({
      status: 400,
      text: 'baseRevision: is no version of this page',
    });
  });

  it('what others have sent in is not told to those who do not review', async () => {
    const id = await givenContribution(world, { conditionId: 6, email: 'private@review.example' });
    const other = await world.member('another', 'contributor');
    for (const [method, path] of [
      ['POST', `/api/contributions/${id}/steps/take`],
      ['POST', `/api/contributions/${id}/answer`],
      ['POST', `/api/contributions/${id}/resolve`],
      ['DELETE', `/api/contributions/${id}`],
      ['GET', `/api/users/${author.id}/contributions`],
    ] as const) {
      const body = method === 'POST' ? { reason: 'X', texts: { summary: 'X' } } : undefined;
      const answer = await world.call(method, path, other, body);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.text).not.toContain('private');
    }
  });
});
