import { ROLES, type Role } from '@common-ground/api/contracts/accounts/roles.ts';
import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONFIG_TIMEOUT, testConfig } from '../testing/testConfig.ts';
import type { Ruled } from './rules.ts';

const RULES = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const;
type Rule = (typeof RULES)[number] | 'admin';

let config: SanitizedConfig;
beforeAll(async () => {
  config = await testConfig();
}, CONFIG_TIMEOUT);

describe('every rule of every collection, those of Payload too', () => {
  test('is set', () => {
    const missing = config.collections.flatMap((collection) =>
      [...RULES, 'admin' as const]
        .filter((rule) => typeof ruleOf(collection, rule) !== 'function')
        .map((rule) => `${collection.slug}.${rule}`),
    );
    expect(missing).toEqual([]);
  });

  test("is none of Payload's defaults, which open it to anyone who signed in", () => {
    const left = config.collections.flatMap((collection) =>
      [...RULES, 'admin' as const]
        .filter((rule) => ruleOf(collection, rule)?.name === 'defaultAccess' || isLikeDefault(collection, rule))
        .map((rule) => `${collection.slug}.${rule}`),
    );
    expect(left).toEqual([]);
  });

  test('says what it allows, so that docs/permissions.md can say it', () => {
    const silent = config.collections.flatMap((collection) =>
      [...RULES, 'admin' as const]
        .filter((rule) => !ruleOf(collection, rule)?.rule)
        .map((rule) => `${collection.slug}.${rule}`),
    );
    expect(silent).toEqual([]);
  });

  test('lets nobody but staff into the admin', () => {
    const users = config.collections.filter(({ auth }) => auth);
    expect(users.map(({ slug }) => slug)).toEqual(['users']);
    const entering = PEOPLE.filter((role) => users.every((collection) => answer(collection, 'admin', role) === '+'));
    expect(entering).toEqual(['translator', 'reviewer', 'moderator', 'editor', 'admin']);
  });
});

test('there are no globals, which would have rules of their own', () => {
  expect(config.globals).toEqual([]);
});

const PEOPLE: (Role | 'anonymous')[] = ['anonymous', ...ROLES];

function signs(collection: SanitizedCollectionConfig, rule: Rule, status: string): string {
  return PEOPLE.map((role) => answer(collection, rule, role, status)).join('');
}

function answer(collection: SanitizedCollectionConfig, rule: Rule, role: Role | 'anonymous', status = 'draft'): string {
  const user = role === 'anonymous' ? null : { id: 7, role, collection: 'users' };
  const result = ruleOf(collection, rule)?.({ req: { user }, id: 1, data: { _status: status } });
  if (typeof result === 'object') return 'o';
  return result ? '+' : '.';
}

/** Whether it tells only signed in from not signed in, under whatever name. */
function isLikeDefault(collection: SanitizedCollectionConfig, rule: Rule): boolean {
  return signs(collection, rule, 'draft') === '.+++++++';
}

type AnyRule = ((args: object) => unknown) & Partial<Ruled>;

function ruleOf(collection: SanitizedCollectionConfig, rule: Rule): AnyRule | undefined {
  return collection.access[rule] as AnyRule | undefined;
}
