import { beforeAll, expect, it, vi } from 'vitest';
import { PASSWORD, type Person } from '../../testing/people.ts';
import { PERSONAL_PARTS, toTableName } from './queries/personalParts.ts';
import { type Reference, referencesToUsers, selectColumns } from './testing/catalog.ts';
import { fillRecord } from './testing/fillRecords.ts';
import { twoPeople } from './testing/twoPeople.ts';

const BEGAN = Date.now();

/** References to a user that the export leaves out, each with the reason. */
const REFERENCES_LEFT_OUT: Record<string, string> = {
  'account.mailed_link.user_id': 'links on their way to their own inbox, gone within two days',
  'mail.outbox.user_id': 'mails of what their inbox says, gone once they are sent',
  'account.password.user_id': 'opens the account',
  'account.second_factor.user_id': 'opens the account; that it is on, and since when, is among the events',
  'account.recovery_code.user_id': 'opens the account',
  'forum.block.blocked_id': 'whom somebody else does not want to see is theirs to know',
  'forum.writer.user_id': 'how many of their posts there are, which are all there',
  'account.name_key.user_id': 'what their names look like',
  'public.payload_locked_documents_rels.users_id': 'which record is open in the CMS right now; gone within minutes',
};

/** Columns of a user's own records that the export leaves out, each with the reason. */
const COLUMNS_LEFT_OUT: Record<string, string> = {
  'user_sessions.session_token': 'is what signs in',
  'user_sessions.desk_key': 'is what opens the CMS',
  'push.subscription.p256dh': 'encrypts for the browser alone',
  'push.subscription.auth': 'encrypts for the browser alone',
  'push.subscription.session_id': 'the session is shown by itself',
  'push.subscription.not_before': 'when something is tried again',
  'content_reports.reviewed_by_id': 'somebody else',
  ...Object.fromEntries(
    [
      ...['suspensions.by_id', 'suspensions.lifted_by_id', 'suspensions.user_id', 'decisions.by_id'],
      ...[
        'decisions.appeal_decided_by_id',
        'cases.second_opinion_by_id',
        'cases.author_id',
        'log.actor_id',
        'log.subject_id',
      ],
    ].map((column) => [`moderation.${column}`, 'somebody else']),
  ),
  'moderation.cases.second_opinion': 'what a moderator asked another',
  'moderation.cases.second_opinion_at': 'when they did',
  'certificates.verified_by_id': 'somebody else',
  'contributions.base': 'what others wrote, as it stood when this was begun',
  'contributions.reviewer_id': 'somebody else',
  'contributions.approved_by_id': 'somebody else',
  'contributions.scheduled_by_id': 'somebody else',
  'review_events.detail': 'what others wrote, as it stood before a step',
};

/** Tables whose records only name the user. The export need not contain all of their columns. */
const ONLY_NAMED = [
  ...['_conditions_v', 'conditions', 'condition_translations', '_condition_translations_v', 'category_translations'],
  ...['_category_translations_v', 'page_translations', '_page_translations_v', 'payload_preferences_rels'],
  ...[
    'categories',
    'languages',
    'pages',
    'learning_paths',
    'learning_path_translations',
    'achievements',
    'help_lines',
    'chat_answers',
    'moderator_duty',
  ].flatMap((table) => [table, `_${table}_v`]),
  ...['learning.revocation', 'learning.due'],
];
const NAMED_BY = [
  ...['verified_by_id', 'reviewed_by_id', 'reviewer_id', 'appeal_decided_by_id', 'second_opinion_by_id', 'actor_id'],
];

const { server, send, rows } = twoPeople();
let references: Reference[];
const requestExport = (person: Person, token: string | undefined = person.token) =>
  send('GET', `/api/users/${person.id}/export`, token);

beforeAll(async () => {
  references = await referencesToUsers(server.database);
});

it('exports a part for every reference to a user that is not left out on purpose', () => {
  const covered = Object.values(PERSONAL_PARTS).flatMap((part) =>
    part.by.map((name) => `${toTableName(part)}.${name}`),
  );
  const missing = references
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !covered.includes(name) && !(name in REFERENCES_LEFT_OUT));
  expect(missing, 'say in personalParts.ts what of it a person gets, or here why nothing').toEqual([]);
  expect(references.length).toBeGreaterThan(30);
});

it("exports every column of a user's own records that is not left out on purpose", async () => {
  const missing: string[] = [];
  for (const { table, by, columns } of Object.values(PERSONAL_PARTS)) {
    if (ONLY_NAMED.includes(table) || by.some((name) => NAMED_BY.includes(name))) continue;
    for (const { name } of await selectColumns(server.database, toTableName({ table }))) {
      const isShown = columns.includes(name) || by.includes(name);
      if (!isShown && !(`${table}.${name}` in COLUMNS_LEFT_OUT)) missing.push(`${table}.${name}`);
    }
  }
  expect(missing, 'show it in personalParts.ts, or say here why not').toEqual([]);
});

it('exports the records of a user in every part, and nothing of other users', async () => {
  const { reader, other } = server;
  for (const person of [reader, other]) {
    const marks = { name: `Marked-${person.id}-`, email: person.email };
    for (const reference of references) {
      // Registration has already inserted rows into these tables.
      if (/user_profiles|user_sessions|account.password/.test(reference.table)) continue;
      await fillRecord(server.database, { reference, userId: person.id, marks });
    }
  }
  const response = await requestExport(reader);
  expect(response.status).toBe(200);
  const text = await response.text();
  const { exportedAt, license, ...parts } = JSON.parse(text);
  expect(Date.parse(exportedAt)).toBeGreaterThanOrEqual(BEGAN);
  expect(license).toContain('CC BY-SA 4.0');
  expect(Object.keys(parts)).toEqual(Object.keys(PERSONAL_PARTS));
  for (const [name, rows] of Object.entries<unknown[]>(parts)) expect(rows.length, name).toBeGreaterThan(0);
  expect(parts.users).toEqual([
    expect.objectContaining({ id: reader.id, email: reader.email, username: `zorblefax${server.count}`, role: 'user' }),
  ]);
  expect(text).toContain(`Marked-${reader.id}-`);
  expect(text).not.toContain(`Marked-${other.id}-`);
  expect(text).not.toContain(other.email);
});

it('exports no password, hash, salt or session token', async () => {
  const { reader } = server;
  const [secrets] = await rows(
    'SELECT p.hash, p.salt, s.session_token FROM account.password p JOIN user_sessions s USING (user_id) WHERE user_id = $1',
    [reader.id],
  );
  const text = await (await requestExport(reader)).text();
  for (const secret of [...Object.values<string>(secrets), reader.token, PASSWORD]) expect(text).not.toContain(secret);
  expect(Object.values(secrets).every((secret) => String(secret).length > 20)).toBe(true);
});

it('exports the title of a bookmarked condition besides its id', async () => {
  const { reader } = server;
  await send('POST', '/api/bookmarks', reader.token, { contentId: 1, bookmarkType: 'condition' });
  const { user_bookmarks } = await (await requestExport(reader)).json();
  const [{ name }] = await rows('SELECT name FROM conditions WHERE id = 1');
  expect(user_bookmarks).toEqual([expect.objectContaining({ conditionId: 1, title: name })]);
});

it('exports contributions as a guest only to a user with a verified address', async () => {
  const { reader } = server;
  const subject = `Sent without signing in ${server.count}`;
  await rows('INSERT INTO contributions (title, contributor_name, contributor_email) VALUES ($1, $2, $3)', [
    subject,
    'R',
    reader.email.toUpperCase(),
  ]);
  const titles = async () =>
    (await (await requestExport(reader)).json()).contributions.map((one: { title: string }) => one.title);
  expect(await titles()).toEqual([]);
  await rows('UPDATE users SET is_verified = true WHERE id = $1', [reader.id]);
  expect(await titles()).toEqual([subject]);
});

it('exports a file for download that caches must not store', async () => {
  const { headers } = await requestExport(server.reader);
  expect(headers.get('content-disposition')).toBe('attachment; filename="common-ground-data.json"');
  expect(headers.get('cache-control')).toBe('no-store');
});

it('reads the export in one statement', async () => {
  const queries = vi.spyOn(server.database, 'query');
  await requestExport(server.reader);
  const texts = queries.mock.calls.map(([query]) => (query as unknown as { text?: string })?.text ?? '');
  queries.mockRestore();
  expect(texts.filter((text) => text.includes('user_bookmarks'))).toHaveLength(1);
});

it('limits the exports of a user', async () => {
  const { reader, other } = server;
  for (let times = 0; times < 10; times++) expect((await requestExport(reader)).status).toBe(200);
  const refused = await requestExport(reader);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await requestExport(other)).status).toBe(200);
});
