import { ROLES, type Role, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { REVIEWED } from '@common-ground/api/contracts/contributions/desk.ts';
import type { FlattenedField, SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONFIG_TIMEOUT, testConfig } from '../testing/testConfig.ts';
import { anyone, type Ruled } from './rules.ts';

const RULES = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock', 'admin'] as const;
type Rule = (typeof RULES)[number];

let config: SanitizedConfig;
beforeAll(async () => {
  config = await testConfig();
}, CONFIG_TIMEOUT);

/** Returns the names of the rules for which `is` is true. */
function rulesThat(is: (rule: AnyRule | undefined, signs: string) => boolean): string[] {
  return config.collections.flatMap((collection) =>
    RULES.filter((rule) => is(findAccessRule(collection, rule), signs(collection, rule))).map(
      (rule) => `${collection.slug}.${rule}`,
    ),
  );
}

describe('access rule of each collection, also of those of Payload', () => {
  test('is set', () => {
    expect(rulesThat((rule) => typeof rule !== 'function')).toEqual([]);
  });

  test('is no default of Payload, which allows every signed-in user', () => {
    expect(rulesThat((rule, signs) => rule?.name === 'defaultAccess' || signs === '.+++++++')).toEqual([]);
  });

  test('describes what it allows, for docs/permissions.md', () => {
    expect(rulesThat((rule) => !rule?.rule)).toEqual([]);
  });

  test('allows only staff to enter the admin', () => {
    const users = config.collections.filter(({ auth }) => auth);
    expect(users.map(({ slug }) => slug)).toEqual(['users']);
    const entering = PEOPLE.filter((role) => users.every((collection) => answer(collection, 'admin', role) === '+'));
    expect(entering).toEqual(['translator', 'reviewer', 'moderator', 'editor', 'admin']);
  });
});

test('searches lists only by fields that all staff who see the list may read', () => {
  const wrong = config.collections.flatMap((collection) =>
    collection.flattenedFields
      .filter(({ name }) => collection.admin.listSearchableFields?.includes(name))
      .filter(({ access }) => STAFF.some((role) => answer(collection, 'read', role) === '+' && !mayRead(access, role)))
      .map(({ name }) => `${collection.slug}.${name}`),
  );
  expect(wrong).toEqual([]);
});

/** Whether guests may read all or the published records of a collection. */
const isSeen = ({ access }: SanitizedCollectionConfig) => {
  const rule = (access.read as AnyRule | undefined)?.rule;
  return rule === anyone.rule || (rule !== undefined && 'published' in rule);
};

test('allows writes to public collections only with review or a recorded reason', () => {
  const reached = (slug: string, rule: Rule) =>
    config.collections.some((one) => one.slug === slug && signs(one, rule) !== '........');
  const seen = config.collections.filter(isSeen).map(({ slug }) => slug);
  const isOpen = (slug: string) => (['create', 'update', 'delete'] as const).some((rule) => reached(slug, rule));
  const isRecorded = (slug: string) =>
    config.collections.some(
      (one) =>
        one.slug === slug &&
        one.fields.some((field) => 'name' in field && field.name === 'reason' && 'virtual' in field),
    );
  expect(seen.length).toBeGreaterThan(4);
  expect(seen.filter((slug) => isOpen(slug) && !isRecorded(slug) && !REVIEWED.some((one) => one === slug))).toEqual([]);
});

test('allows the deletion of public records never, or only as drafts', () => {
  const kept = [
    'categories',
    'languages',
    'discussions',
    'forum-topics',
    'forum-posts',
    'learning-paths',
    'learning-modules',
    'chat-answers',
  ];
  for (const slug of [...kept, 'quiz-questions', 'achievements', 'help-lines', 'moderator-duty'])
    expect(
      rulesThat((rule) => Boolean(rule?.rule?.all?.length)),
      slug,
    ).not.toContain(`${slug}.delete`);
  const neverPublished = REVIEWED.filter((slug) => !kept.includes(slug));
  for (const slug of neverPublished)
    expect(config.collections.find((one) => one.slug === slug)?.access.delete).toHaveProperty('rule.drafts');
});

test('has no globals', () => {
  expect(config.globals).toEqual([]);
});

const PEOPLE: (Role | 'anonymous')[] = ['anonymous', ...ROLES];

function signs(collection: SanitizedCollectionConfig, rule: Rule): string {
  return PEOPLE.map((role) => answer(collection, rule, role)).join('');
}

function answer(collection: SanitizedCollectionConfig, rule: Rule, role: Role | 'anonymous'): string {
  const user = role === 'anonymous' ? null : { id: 7, role, collection: 'users' };
  const result = findAccessRule(collection, rule)?.({ req: { user }, id: 1, data: { _status: 'draft' } });
  if (typeof result === 'object') return 'o';
  return result ? '+' : '.';
}

/** Whether a role may read a field of another user's record. */
function mayRead(access: FieldAccessOf, role: Role): boolean {
  const user = { id: 7, role, collection: 'users' };
  return (access?.read as AnyRule | undefined)?.({ req: { user }, id: 1 }) !== false;
}

type FieldAccessOf = FlattenedField['access'];
type AnyRule = ((args: object) => unknown) & Partial<Ruled>;

function findAccessRule(collection: SanitizedCollectionConfig, rule: Rule): AnyRule | undefined {
  return collection.access[rule] as AnyRule | undefined;
}
