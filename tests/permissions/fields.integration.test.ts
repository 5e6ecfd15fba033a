import { PAGE_SLUGS } from '@common-ground/api/contracts/pages/pages.ts';
import { findReach, WHO, type Who } from '@common-ground/api/platform/accessRule.ts';
import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import {
  type FieldOperation,
  type FieldRule,
  fieldRules,
  findRule,
} from '@common-ground/cms/src/payload/permissions/collectionTables.ts';
import type { CollectionSlug, SanitizedCollectionConfig } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, CmsClient } from './CmsClient.ts';
import { type Data, Samples } from './Samples.ts';

type Rule = FieldRule & { collection: SanitizedCollectionConfig };

// Opened at the top level, because the tests are named after the configuration.
const desk = await CmsClient.open();
const samples = new Samples(desk.test.payload);
const rules: Rule[] = desk.config.collections.flatMap((collection) =>
  fieldRules(collection.fields).map((rule) => ({ ...rule, collection })),
);
/** By collection: the id of a record of another person, and the data of a new record. */
const records = new Map<string, number>();
const fresh = new Map<string, Data>();
const responses = new Map<string, Promise<Answer>>();
beforeAll(async () => {
  // Each slug of a page can be used once, and the seed uses them all.
  await runUnprotected(desk.test.pool, 'DELETE FROM pages WHERE slug = ANY($1)', [PAGE_SLUGS]);
  for (const { slug } of new Set(rules.map(({ collection }) => collection))) {
    records.set(slug, (await samples.record(slug)).id);
    fresh.set(slug, await samples.data(slug));
  }
});
afterAll(() => desk.test.close());

describe.each(rules.map((rule) => ({ name: `${rule.collection.slug}.${rule.path}`, rule })))('$name', ({ rule }) => {
  it('is read and written only by the people that docs/permissions.md lists', async () => {
    const found: string[] = [];
    const wanted: string[] = [];
    for (const operation of ['read', 'create', 'update'] as const)
      for (const who of WHO)
        for (const isOwn of [true, false]) {
          const id = await findRecord(rule, who, isOwn);
          if (!rule.rules[operation] || id === null || !mayTry(rule, operation, who, isOwn)) continue;
          const name = `${who}, ${operation}, ${isOwn ? 'own' : "another's"}`;
          wanted.push(`${name}: ${isAllowed(rule, operation, who, isOwn)}`);
          found.push(`${name}: ${await succeeds(rule, operation, who, id)}`);
        }
    expect(found).toEqual(wanted);
    // Without a try, the access rules of the collection must refuse everybody.
    const isOpen = (['read', 'create', 'update'] as const).some(
      (operation) =>
        rule.rules[operation] && WHO.some((who) => findReach(findRule(rule.collection, operation), who) !== null),
    );
    expect(found.length > 0).toBe(isOpen);
  });
});

describe('secret fields of accounts', () => {
  const SECRETS = ['hash', 'salt', 'deskKey', 'email'];
  const PLACES = { users: '', discussions: 'user.', 'forum-posts': 'user.', contributions: 'user.' };
  const questions = Object.entries(PLACES).flatMap(([slug, prefix]) =>
    SECRETS.map((secret) => ({ slug, secret, field: prefix + secret })),
  );
  beforeAll(async () => {
    for (const slug of ['discussions', 'forum-posts', 'contributions'])
      for (const who of ['user', 'another'] as const) await samples.record(slug, { user: desk.idOf(who) });
  });

  it.each(WHO)('are not revealed by searching or sorting to: %s', async (who) => {
    const found: string[] = [];
    for (const { slug, secret, field } of questions.filter(({ secret }) => secret !== 'email' || who !== 'admin')) {
      const idsBy = async (query: string) => {
        const { status, body } = await desk.ask(who, { method: 'GET', path: `/${slug}?depth=0&${query}` });
        return status === 200 ? (body.docs as { id: number }[]).map(({ id }) => id).join() : 'refused';
      };
      if ((await idsBy(`where[${field}][exists]=true`)) !== 'refused') found.push(`search for ${secret} in ${slug}`);
      // A sort that is not refused must not sort by that field.
      if ((await idsBy(`sort=${field}`)) !== (await idsBy(`sort=-${field}`))) found.push(`sort ${slug} by ${secret}`);
    }
    expect(found).toEqual([]);
  });

  it('are in no response, at any depth', async () => {
    for (const who of WHO)
      for (const path of ['/users?depth=3&showHiddenFields=true', '/users/me', '/discussions?depth=3']) {
        const text = JSON.stringify((await desk.ask(who, { method: 'GET', path })).body);
        for (const secret of ['"hash":', '"salt":', '"deskKey":', '"sessionToken":'])
          expect(text, `${who} ${path}`).not.toContain(secret);
        if (who !== 'admin') expect(text, who).not.toContain('the-another@example.org');
      }
  });
});

/** Whether the rule of the field allows an operation. The rule of the record must allow it too (`mayTry`). */
function isAllowed({ rules: given }: Rule, operation: FieldOperation, who: Who, isOwn: boolean): boolean {
  const reach = findReach(given[operation], who);
  return reach === 'all' || (reach === 'own' && isOwn);
}

/** Whether a person may access the record, without which the field is not tried. */
function mayTry({ collection }: Rule, operation: FieldOperation, who: Who, isOwn: boolean): boolean {
  const reach = findReach(findRule(collection, operation), who);
  if (operation === 'create') return reach !== null && !isOwn;
  return reach !== null && (reach !== 'own' || isOwn);
}

async function findRecord({ collection }: Rule, who: Who, isOwn: boolean): Promise<number | null> {
  const { slug } = collection;
  const owner = findRule(collection, 'read')?.owner;
  if (!isOwn) return owner === 'id' ? desk.idOf('another') : (records.get(slug) ?? null);
  if (!owner || who === 'signed out') return null;
  if (owner === 'id') return desk.idOf(who);
  const key = `${slug} of ${who}`;
  const id = records.get(key) ?? (await samples.record(slug, { [owner]: desk.idOf(who) })).id;
  records.set(key, id);
  return id;
}

/** Reads a record once for all its fields: writes of these tests are rolled back, so the response stays the same. */
function readRecord(who: Who, path: string): Promise<Answer> {
  const key = `${who} ${path}`;
  const response = responses.get(key) ?? desk.ask(who, { method: 'GET', path });
  responses.set(key, response);
  return response;
}

async function succeeds(rule: Rule, operation: FieldOperation, who: Who, id: number): Promise<unknown> {
  const { slug } = rule.collection;
  if (operation === 'read') {
    const { status, body } = await readRecord(who, `/${slug}/${id}?depth=0`);
    // Payload sends an empty list in place of a withheld array.
    const isShown = rule.path in body && JSON.stringify(body[rule.path]) !== '[]';
    return status === 200 ? isShown : `refused with ${status}`;
  }
  const value = await otherValue(rule, operation, id);
  const isDraft = findReach(findRule(rule.collection, operation), who) === 'drafts';
  const body = {
    ...(operation === 'create' ? fresh.get(slug) : {}),
    ...createChangeFields(rule.collection, isDraft),
    [rule.path]: value,
  };
  const query = `?depth=0${isDraft ? '&draft=true' : ''}`;
  const call =
    operation === 'create'
      ? { method: 'POST', path: `/${slug}${query}`, body }
      : { method: 'PATCH', path: `/${slug}/${id}${query}`, body };
  let written: Data | undefined;
  const { status } = await desk.try(who, call, async (transaction) => {
    written =
      operation === 'create'
        ? await newest(slug, { transactionID: transaction })
        : await latest(rule.collection, id, transaction);
  });
  // A change of an account that needs the user's password is refused; other collections leave closed fields as they are.
  if (status === 403 && slug === 'users') return false;
  return status < 300 ? isSame(written?.[rule.path], value) : `refused with ${status}`;
}

/** Returns the fields that each change needs: its status and its reason. */
function createChangeFields({ versions, fields }: SanitizedCollectionConfig, isDraft: boolean): Data {
  const isRecorded = fields.some((field) => 'name' in field && field.name === 'reason');
  return {
    ...(isRecorded ? { reason: 'Why' } : {}),
    ...(versions?.drafts ? { _status: isDraft ? 'draft' : 'published' } : {}),
  };
}

/** Returns a value that the field accepts and does not have. */
async function otherValue({ field, collection, path }: Rule, operation: FieldOperation, id: number): Promise<unknown> {
  if (field.type === 'number') return 4242;
  if (field.type === 'array') return [{ id: 'of-the-tests', expiresAt: '2099-01-01T00:00:00.000Z' }];
  const record = await newest(collection.slug, { id });
  if (field.type === 'checkbox' && operation === 'update') return !record?.[path];
  if (field.type === 'relationship') {
    const value = await samples.value(field);
    // Samples of a relation share one record, which this one may have.
    return isSame(record?.[path], value) ? samples.value(field, true) : value;
  }
  if (field.type !== 'select') return samples.value(field);
  const options = field.options.map((option) => (typeof option === 'string' ? option : option.value));
  return options.find((option) => option !== record?.[path] && option !== field.defaultValue);
}

function isSame(found: unknown, value: unknown): boolean {
  if (Array.isArray(value)) return JSON.stringify(found ?? []).includes('of-the-tests');
  const plain = typeof found === 'object' && found !== null && 'id' in found ? found.id : found;
  return plain === value;
}

/** Returns the newest version within the transaction, which may be a draft. */
async function latest(
  collection: SanitizedCollectionConfig,
  id: number,
  transactionID: string | number,
): Promise<Data | undefined> {
  const slug = collection.slug as CollectionSlug;
  if (!collection.versions) return newest(slug, { id, transactionID });
  const { docs } = await desk.test.payload.db.findVersions<Data>({
    collection: slug,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
    req: { transactionID },
  });
  return docs[0]?.version;
}

/** Returns the record with this id, or the newest one. */
async function newest(
  slug: string,
  { id, transactionID }: { id?: number; transactionID?: string | number },
): Promise<Data | undefined> {
  const { docs } = await desk.test.payload.db.find<Data & { id: number }>({
    collection: slug as CollectionSlug,
    where: id === undefined ? {} : { id: { equals: id } },
    sort: '-id',
    limit: 1,
    ...(transactionID === undefined ? {} : { req: { transactionID } }),
  });
  return docs[0];
}
