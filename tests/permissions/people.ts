import { hasRole, ROLES, type Role, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { setPassword } from '@common-ground/api/features/accounts/queries/credentials.ts';
import { MODULES, PATHS } from '@common-ground/api/features/learning/testing/givenPath.ts';
import type { Who } from '@common-ground/api/platform/accessRule.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import { hashPassword } from '@common-ground/api/platform/passwords/hashPassword.ts';
import { createToken, hashToken } from '@common-ground/api/platform/session/token.ts';
import { givenFactor } from './secondFactors.ts';

export const PASSWORD = 'long enough';

export const SOMEBODY = 1_000_003;
export const THEIR_TOPIC = 1_000_004;

export type Person = {
  id: number;
  name: string;
  email: string;
  role: Role;
  token: string;
  sessionId: number;
  /** A published condition that they bookmarked and watch. */
  conditionId: number;
  notificationId: number;
  /** A push subscription of a browser. */
  pushId: number;
  contributionIds: { draft: number; pending: number; changesRequested: number };
  /** A published version of that condition, with them as editor. */
  revisionId: number;
  discussionId: number;
  /** A topic of theirs with their first post, its edit, and their reply. */
  forum: { topicId: number; postId: number; answerId: number; eventId: number };
  decisionId: number;
  mailedTokens: { reset: string; verify: string };
  /** Secret of the second factor, which staff has; empty for others. */
  factorSecret: string;
};

export const SECOND_ADMINISTRATOR = 'a-second-administrator@example.org';

/** A person for each role, and another member. A further administrator exists, so none is the last one. */
export type People = { byRole: Record<Role, Person>; another: Person };

/** Needs the small encyclopedia of `insertSmallEncyclopedia` and the paths of `givenPath`. */
export async function insertPeople(database: Database): Promise<People> {
  const password = await hashPassword(PASSWORD);
  const people: Person[] = [];
  for (const role of ROLES)
    people.push(await givenPerson({ database, name: `the-${role}`, role, password, conditionId: 1 }));
  // Contributions without a user: guests sent them, and their page changed afterwards.
  const base = JSON.stringify({ baseRevision: 1, texts: { summary: 'As it was.' } });
  const texts = JSON.stringify({ summary: 'As proposed.' });
  await insert(database, 'contributions', {
    id: 1_000_001,
    kind: 'edit',
    condition_id: 1,
    title: 'Changed meanwhile',
    content: texts,
    base,
    status: 'approved',
  });
  await insert(database, 'contributions', {
    id: 1_000_002,
    kind: 'edit',
    condition_id: 1,
    title: 'Sent in by a guest',
    contributor_email: 'guest@example.org',
    content: texts,
    base,
    status: 'changes_requested',
  });
  // A user who is none of these people, and a topic of theirs.
  const somebody = { id: SOMEBODY, username: 'somebody', email: 'somebody@example.org', display_name: 'Somebody' };
  await insert(database, 'users', somebody);
  await setPassword(database, SOMEBODY, password);
  await insert(database, 'forum_topics', { id: THEIR_TOPIC, title: 'Another topic', created_by_id: SOMEBODY });
  await insert(database, 'content_reports', {
    id: 1_000_001,
    content_type: 'condition',
    content_id: 1,
    reason: 'spam',
  });
  await givenPerson({ database, name: 'a-second-administrator', role: 'admin', password, conditionId: 1 });
  await database.query('DELETE FROM account.second_factor f USING users u WHERE u.id = f.user_id AND u.email = $1', [
    SECOND_ADMINISTRATOR,
  ]);
  const another = await givenPerson({ database, name: 'another-member', role: 'user', password, conditionId: 2 });
  // A published page that can be saved offline.
  await database.query(`INSERT INTO publisher.page (path, dependencies) VALUES ('/', '{}') ON CONFLICT DO NOTHING`);
  await database.query(
    `INSERT INTO moderation.suspensions (user_id, reason, until) VALUES ($1, 'Advertising', now() + interval '7 days')`,
    [another.id],
  );
  return { byRole: Object.fromEntries(people.map((one) => [one.role, one])) as Record<Role, Person>, another };
}

export function findPerson({ byRole }: People, who: Who): Person | null {
  return who === 'signed out' ? null : byRole[who];
}

type Wanted = Pick<Person, 'name' | 'role' | 'conditionId'> & {
  database: Database;
  password: { hash: string; salt: string };
};

async function givenPerson({ database, name, role, password, conditionId }: Wanted): Promise<Person> {
  const email = `${name}@example.org`;
  const id = await insert(database, 'users', { username: name, email, display_name: name, role });
  await setPassword(database, id, password);
  await insert(database, 'user_profiles', { user_id: id, display_name: name, bio: `Bio of ${name}` });
  await insert(database, 'user_bookmarks', { user_id: id, bookmark_type: 'condition', condition_id: conditionId });
  const token = createToken();
  await givenSession(database, { userId: id, token });
  const sessionId = await givenSession(database, { userId: id, token: createToken() });
  const notification = { user_id: id, kind: 'password_changed', values: JSON.stringify({ of: name }) };
  const notificationId = await insert(database, 'notifications', notification);
  const browser = {
    user_id: id,
    session_id: sessionId,
    endpoint: `https://fcm.googleapis.com/${name}`,
    language: 'en',
  };
  const pushId = await insert(database, 'push.subscription', { ...browser, p256dh: 'B', auth: 'a' });
  const contributionIds = {
    draft: await givenContribution(database, id, 'draft'),
    pending: await givenContribution(database, id, 'pending'),
    changesRequested: await givenContribution(database, id, 'changes_requested'),
  };
  await insert(database, 'watchlist', { user_id: id, condition_id: conditionId, added_at: new Date() });
  const version = { version_name: 'Earlier', version_last_edited_by_id: id, version__status: 'published' };
  const revisionId = await insert(database, '_conditions_v', { parent_id: conditionId, ...version });
  const post = { condition_id: conditionId, user_id: id, user_name: name, subject: 'On sources', content: 'Which?' };
  const discussionId = await insert(database, 'discussions', { ...post, timestamp: new Date() });
  const forum = await givenTopic(database, { id, name });
  const decided = { kind: 'discussion', content_id: discussionId, action: 'warn', reason: 'Kindly' };
  const decisionId = await insert(database, 'moderation.decisions', { ...decided, author_id: id });
  const progress = { user_id: id, path_id: PATHS.first, status: 'in_progress' };
  const quiz = { path: 'completedModules', learning_modules_id: MODULES.quiz };
  await insert(database, 'user_progress_rels', {
    parent_id: await insert(database, 'user_progress', progress),
    ...quiz,
  });
  await insert(database, 'user_progress', { user_id: id, path_id: PATHS.further, status: 'completed' });
  await database.query('INSERT INTO learning.recall (user_id, is_on) VALUES ($1, true)', [id]);
  const mailedTokens = { reset: createToken(), verify: createToken() };
  for (const [purpose, mailed] of Object.entries(mailedTokens))
    await givenMailedLink(database, { id, email, purpose, mailed });
  const factorSecret = hasRole({ role }, STAFF) ? await givenFactor(database, id) : '';
  const ofTalk = { discussionId, decisionId, forum };
  const records = { sessionId, conditionId, notificationId, pushId, revisionId, contributionIds, ...ofTalk };
  return { id, name, email, role, token, mailedTokens, factorSecret, ...records };
}

async function givenTopic(database: Database, { id, name }: { id: number; name: string }): Promise<Person['forum']> {
  const topicId = await insert(database, 'forum_topics', { title: `Asked by ${name}`, created_by_id: id });
  const said = { topic_id: topicId, user_id: id };
  const postId = await insert(database, 'forum_posts', { ...said, content: `Where, asks ${name}?` });
  const answerId = await insert(database, 'forum_posts', { ...said, content: `Here, says ${name}.` });
  const edit = { kind: 'post', post: postId, action: 'edit', user_id: id, detail: JSON.stringify({ content: 'Who?' }) };
  const eventId = await insert(database, 'post_events', { ...edit, at: new Date() });
  return { topicId, postId, answerId, eventId };
}

function givenContribution(database: Database, userId: number, status: string): Promise<number> {
  const content = JSON.stringify({ name: 'Sent in', summary: 'In a sentence.' });
  return insert(database, 'contributions', { user_id: userId, title: 'Sent in', category_id: 1, content, status });
}

/** Inserts a session that was just used, so that no test renews it. Returns its id. */
export async function givenSession(
  database: Database,
  { userId, token }: { userId: number; token: string },
): Promise<number> {
  const expiresAt = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
  const session = { user_id: userId, session_token: hashToken(token), expires_at: expiresAt, last_used_at: new Date() };
  return insert(database, 'user_sessions', session);
}

type MailedLink = { id: number; email: string; purpose: string; mailed: string };

async function givenMailedLink(database: Database, { id, email, purpose, mailed }: MailedLink): Promise<void> {
  await database.query(
    `INSERT INTO account.mailed_link (token_hash, purpose, user_id, email, expires_at)
     VALUES ($1, $2, $3, $4, now() + interval '1 hour')`,
    [hashToken(mailed), purpose, id, email],
  );
}

export async function insert(database: Database, table: string, values: Record<string, unknown>): Promise<number> {
  const names = Object.keys(values);
  const { rows } = await database.query(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, place) => `$${place + 1}`).join(', ')}) RETURNING id`,
    Object.values(values),
  );
  if (!rows[0]) throw new Error(`Nothing was inserted into ${table}`);
  return Number(rows[0].id);
}
