import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONFIG_TIMEOUT, testConfig } from '../testing/testConfig.ts';
import { ROLES, type Role } from './roles.ts';

const RULES = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const;
type Rule = (typeof RULES)[number] | 'admin';

/**
 * Who may do what: for each rule one sign for each of anonymous, user, contributor, translator, reviewer, moderator,
 * editor, admin. `+` all records, `o` some of them (published ones, or the person's own), `.` none. Drafts are what
 * `create` and `update` are asked for; `publish` is an update that puts the record before readers.
 */
const EXPECTED = `
                          create   read     update   publish  delete   versions unlock
conditions                ......++ ooo+++++ ......++ ......++ .......+ ...+++++ ........
categories                ......++ ++++++++ ......++ ......++ ......++ ...+++++ ........
condition-translations    ...+..++ ooo+++++ ...+..++ ......++ ......++ ...+++++ ........
category-translations     ...+..++ ooo+++++ ...+..++ ......++ ......++ ...+++++ ........
languages                 .......+ ++++++++ .......+ .......+ ........ ........ ........
pages                     ......++ ooo+++++ ......++ ......++ .......+ ...+++++ ........
page-translations         ...+..++ ooo+++++ ...+..++ ......++ ......++ ...+++++ ........
learning-paths            ......++ ooo+++++ ......++ ......++ .......+ ...+++++ ........
learning-modules          ......++ ...+++++ ......++ ......++ .......+ ...+++++ ........
quiz-questions            ......++ ...+++++ ......++ ......++ .......+ ........ ........
achievements              ......++ ++++++++ ......++ ......++ .......+ ........ ........
certificates              ........ .oooooo+ .......+ .......+ .......+ ........ ........
learning-path-reviews     ........ ++++++++ ........ ........ .......+ ........ ........
user-progress             ........ .oooooo+ ........ ........ .......+ ........ ........
quiz-attempts             ........ .oooooo+ ........ ........ .......+ ........ ........
user-achievements         ........ .oooooo+ ........ ........ .......+ ........ ........
contributions             ........ ....+.++ ....+.++ ....+.++ .......+ ........ ........
discussions               ........ ++++++++ .....+.+ .....+.+ .....+.+ ........ ........
forum-topics              ........ ++++++++ .....+.+ .....+.+ .....+.+ ........ ........
forum-posts               ........ ++++++++ .....+.+ .....+.+ .....+.+ ........ ........
content-reports           ........ .....+.+ .....+.+ .....+.+ .......+ ........ ........
users                     .......+ .oo+++++ .oooooo+ .oooooo+ .......+ ........ .......+
user-profiles             ........ .oooooo+ .oooooo+ .oooooo+ .......+ ........ ........
user-sessions             ........ ........ ........ ........ ........ ........ ........
user-bookmarks            ........ .ooooooo ........ ........ .......+ ........ ........
watchlist                 ........ .ooooooo ........ ........ .......+ ........ ........
notifications             ........ ........ ........ ........ ........ ........ ........
analytics-events          ........ .......+ ........ ........ .......+ ........ ........
payload-kv                ........ ........ ........ ........ ........ ........ ........
payload-jobs              ........ ...+++++ ........ ........ .......+ ........ ........
payload-locked-documents  ...+++++ ...+++++ ...+++++ ...+++++ ...+++++ ........ ........
payload-preferences       .ooooooo .ooooooo .ooooooo .ooooooo .ooooooo ........ ........
payload-migrations        ........ ........ ........ ........ ........ ........ ........
`;

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

  test('gives each role what is meant for it, and nothing else', () => {
    expect(table()).toBe(EXPECTED.trim());
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

function table(): string {
  const columns = ['create', 'read', 'update', 'publish', 'delete', 'versions', 'unlock'];
  const rows = config.collections.map((collection) => [
    collection.slug,
    ...RULES.flatMap((rule) =>
      rule === 'update'
        ? [signs(collection, rule, 'draft'), signs(collection, rule, 'published')]
        : [signs(collection, rule, 'draft')],
    ),
  ]);
  return [['', ...columns], ...rows]
    .map(([name = '', ...cells]) => `${name.padEnd(26)}${cells.map((cell) => cell.padEnd(9)).join('')}`.trimEnd())
    .join('\n')
    .trim();
}

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

type AnyRule = (args: object) => unknown;

function ruleOf(collection: SanitizedCollectionConfig, rule: Rule): AnyRule | undefined {
  return collection.access[rule] as AnyRule | undefined;
}
