import { ROLES } from '@common-ground/api/contracts/accounts/roles.ts';
import { PAGE_SLUGS } from '@common-ground/api/contracts/pages/pages.ts';
import { findReach, type Reach, WHO, type Who } from '@common-ground/api/platform/accessRule.ts';
import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { findRule } from '@common-ground/cms/src/payload/permissions/collectionTables.ts';
import type { CollectionSlug, SanitizedCollectionConfig } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Call, CmsClient } from './CmsClient.ts';
import { hashTables } from './contents.ts';
import { type Data, Samples } from './Samples.ts';

/** Operations that are tried, each with the operation whose access rule applies. Writes that publish are separate. */
const ASKED = {
  create: 'create',
  'create published': 'create',
  read: 'read',
  update: 'update',
  publish: 'update',
  restore: 'update',
  delete: 'delete',
  'read versions': 'readVersions',
} as const;
type Operation = keyof typeof ASKED;
const PUBLISHING: Operation[] = ['create published', 'publish', 'restore'];

/** Kinds of record that access rules tell apart: by owner, or by publication. */
type Kind = 'any' | 'own' | "another's" | 'published' | 'draft';
type Target = { id: number; kind: Kind; owner?: Who };
type Try = { who: Who; asked: Operation; target: Target | null };

// Opened at the top level, because the tests are named after the configuration.
const desk = await CmsClient.open();
const samples = new Samples(desk.test.payload);
const targets = new Map<string, Target[]>();
const fresh = new Map<string, Data>();
let untouched: Record<string, string>;
beforeAll(async () => {
  // Each slug of a page can be used once, and the seed uses them all.
  await runUnprotected(desk.test.pool, 'DELETE FROM pages WHERE slug = ANY($1)', [PAGE_SLUGS]);
  for (const collection of desk.config.collections) targets.set(collection.slug, await givenTargets(collection));
  for (const { slug } of desk.config.collections) fresh.set(slug, await samples.data(slug));
  untouched = await hashTables(desk.test.pool);
});
afterAll(() => desk.test.close());

describe.each(desk.config.collections.map((collection) => ({ slug: collection.slug, collection })))(
  '$slug',
  ({ collection }) => {
    it('allows each role what docs/permissions.md says, and no more', async () => {
      const tries = listTries(collection);
      const found: string[] = [];
      for (const one of tries) found.push(`${formatTry(one)}: ${await outcome(collection, one)}`);
      const [before, after] = [untouched, await hashTables(desk.test.pool)];
      untouched = after;
      expect(found).toEqual(tries.map((one) => `${formatTry(one)}: ${expected(collection, one)}`));
      expect(after, 'a refused call changed something').toEqual(before);
    });
  },
);

function listTries(collection: SanitizedCollectionConfig): Try[] {
  return (Object.keys(ASKED) as Operation[])
    .filter((asked) => isOffered(collection, asked))
    .flatMap((asked) =>
      WHO.flatMap((who): Try[] => {
        if (asked.startsWith('create')) return [{ who, asked, target: null }];
        const known = targets.get(collection.slug) ?? [];
        return known
          .filter(({ kind, owner }) => kind !== 'own' || owner === who)
          .map((target) => ({ who, asked, target }));
      }),
    );
}

function isOffered(collection: SanitizedCollectionConfig, asked: Operation): boolean {
  if (asked === 'create published' || asked === 'publish') return hasDrafts(collection);
  if (asked === 'restore' || asked === 'read versions') return Boolean(collection.versions);
  return true;
}

function expected(collection: SanitizedCollectionConfig, { who, asked, target }: Try): string {
  const reach = findReach(findRule(collection, ASKED[asked]), who);
  const does: Record<Reach, boolean> = {
    all: true,
    own: target === null || target.kind === 'own',
    self: target === null || target.kind === 'own',
    drafts: isDraftWork(collection, asked, target),
  };
  return reach && does[reach] ? 'done' : 'refused';
}

/** Whether access to drafts is enough for an operation: for a deletion only of a draft, and for no publication. */
function isDraftWork(collection: SanitizedCollectionConfig, asked: Operation, target: Target | null): boolean {
  if (asked === 'delete') return target?.kind === 'draft';
  return !PUBLISHING.includes(asked) || (asked === 'restore' && restoresDrafts(collection));
}

/** Runs a try. Rolls allowed writes back, but not refused ones, so that their traces would be found. */
async function outcome(collection: SanitizedCollectionConfig, one: Try): Promise<string> {
  const isUndone = expected(collection, one) === 'done';
  const outcomes = new Set<string>();
  for (const call of await createCalls(collection, one)) {
    const answer = isUndone ? await desk.try(one.who, call) : await desk.ask(one.who, call);
    outcomes.add(read(answer));
  }
  return [...outcomes].join(' and ');
}

/** Returns the outcome of a response. A list without the record counts as a refusal. */
function read({ status, body }: Answer): string {
  const { docs, totalDocs, errors } = body as { docs?: unknown[]; totalDocs?: number; errors?: unknown[] };
  // Payload sends 501 for a collection without endpoints. The project's replacements of Payload's calls send 401.
  if ([401, 403, 404, 501].includes(status)) return 'refused';
  if (status >= 300 || (errors?.length ?? 0) > 0) return `${status} ${JSON.stringify(body)}`;
  return docs?.length === 0 || totalDocs === 0 ? 'refused' : 'done';
}

/** Returns the calls that perform the operation of a try, by id and by a query where Payload has both. */
async function createCalls(collection: SanitizedCollectionConfig, { asked, target }: Try): Promise<Call[]> {
  const { slug } = collection;
  const status = PUBLISHING.includes(asked) ? 'published' : 'draft';
  const body = { ...(hasDrafts(collection) ? { _status: status } : {}), reason: 'Why' };
  const draft = hasDrafts(collection) && status === 'draft' ? 'draft=true&' : '';
  if (!target) return [{ method: 'POST', path: `/${slug}?${draft}depth=0`, body: { ...fresh.get(slug), ...body } }];
  const here = `where[id][equals]=${target.id}&depth=0`;
  const both = (method: string, query = '', given?: unknown): Call[] => [
    // Bulk changes of reviewed texts are closed to all: see tests/contributions/payloadRest.
    ...(method === 'PATCH' && collection.disableBulkEdit
      ? []
      : [{ method, path: `/${slug}?${query}${here}`, body: given }]),
    // Payload has its own calls for preferences at these addresses: see desk.integration.test.ts.
    ...(slug === 'payload-preferences' ? [] : [{ method, path: `/${slug}/${target.id}?${query}depth=0`, body: given }]),
  ];
  switch (asked) {
    case 'read':
      return slug === 'payload-preferences'
        ? both('GET')
        : [...both('GET'), { method: 'GET', path: `/${slug}/count?${here}` }];
    case 'delete':
      return both('DELETE');
    case 'read versions':
      return [{ method: 'GET', path: `/${slug}/versions?where[parent][equals]=${target.id}&depth=0` }];
    case 'restore':
      return [{ method: 'POST', path: `/${slug}/versions/${await findVersion(slug, target.id)}` }];
    default:
      return both('PATCH', draft, body);
  }
}

/** Creates a record of each kind that the rules of the collection tell apart. */
async function givenTargets(collection: SanitizedCollectionConfig): Promise<Target[]> {
  const { slug } = collection;
  const rules = Object.values(ASKED).map((operation) => findRule(collection, operation));
  const owner = rules.find((rule) => rule?.owner)?.owner;
  const given = async (kind: Kind, data: Data): Promise<Target> => ({
    id: (await samples.record(slug, data)).id,
    kind,
  });
  if (rules.some((rule) => rule?.own)) return givenOwned(collection, owner);
  if (hasDrafts(collection))
    return [await given('published', { _status: 'published' }), await given('draft', { _status: 'draft' })];
  return [await given('any', {})];
}

async function givenOwned({ slug, fields }: SanitizedCollectionConfig, owner = ''): Promise<Target[]> {
  const found: Target[] = [];
  for (const who of [...ROLES, 'another' as const]) {
    const id = desk.idOf(who);
    const field = fields.find((one) => 'name' in one && one.name === owner);
    const isMixed = field?.type === 'relationship' && Array.isArray(field.relationTo);
    const whose = { [owner]: isMixed ? { relationTo: 'users', value: id } : id };
    const record = { id: owner === 'id' ? id : (await samples.record(slug, whose)).id };
    found.push(who === 'another' ? { ...record, kind: "another's" } : { ...record, kind: 'own', owner: who });
  }
  return found;
}

async function findVersion(slug: string, id: number): Promise<number | string> {
  const { docs } = await desk.test.payload.db.findVersions({
    collection: slug as CollectionSlug,
    where: { parent: { equals: id } },
    limit: 1,
  });
  if (!docs[0]) throw new Error(`${slug} ${id} has no version`);
  return docs[0].id;
}

/** Whether a restore makes a draft: reviewed collections have an endpoint of the project before Payload's. */
function restoresDrafts({ endpoints }: SanitizedCollectionConfig): boolean {
  const calls = endpoints ? endpoints.filter(({ path, method }) => path === '/versions/:id' && method === 'post') : [];
  return calls.length > 1;
}

function hasDrafts({ versions }: SanitizedCollectionConfig): boolean {
  return Boolean(versions?.drafts);
}

function formatTry({ who, asked, target }: Try): string {
  return [who, asked, target && target.kind !== 'any' ? target.kind : ''].filter(Boolean).join(', ');
}
