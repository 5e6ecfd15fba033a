import { type AccessRule, findReach, REACHES, type Reach, WHO } from '@common-ground/api/platform/accessRule.ts';
import type { Field, SanitizedCollectionConfig } from 'payload';
import type { RecordRule, Ruled } from '../access/rules.ts';
import { groupRows, markdownTable } from './markdown.ts';
import { formatPeople } from './people.ts';

export const OPERATIONS = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock', 'admin'] as const;
export type Operation = (typeof OPERATIONS)[number];

export const FIELD_OPERATIONS = ['read', 'create', 'update'] as const;
export type FieldOperation = (typeof FIELD_OPERATIONS)[number];
export type FieldRule = { path: string; field: Field; rules: Partial<Record<FieldOperation, RecordRule | undefined>> };

const HEADS = ['read', 'create', 'update', 'delete', 'readVersions'] as const;

export function collectionTable(collections: SanitizedCollectionConfig[]): string {
  const rows = collections.map((collection): [string, ...string[]] => [
    `\`${collection.slug}\``,
    ...HEADS.map((operation) =>
      isOffered(collection, operation)
        ? formatRule(findRule(collection, operation), `${collection.slug}.${operation}`)
        : '–',
    ),
  ]);
  return markdownTable([['Collection', 'read', 'create', 'update', 'delete', 'versions'], ...groupRows(rows)]);
}

/** Lists the fields with rules of their own. A field's rule never gives more than the collection's. */
export function fieldTable(collections: SanitizedCollectionConfig[]): string {
  const rows = collections.flatMap(({ slug, fields }) => {
    const cells = fieldRules(fields).map(({ path, rules }): [string, ...string[]] => [
      `\`${path}\``,
      ...FIELD_OPERATIONS.map((operation) =>
        rules[operation] ? formatRule(rules[operation], `${slug}.${path}.${operation}`) : 'as the record',
      ),
    ]);
    return groupRows(cells).map((row) => [`\`${slug}\``, ...row]);
  });
  return markdownTable([['Collection', 'Fields', 'read', 'create', 'update'], ...rows]);
}

export function findRule(collection: SanitizedCollectionConfig, operation: Operation): RecordRule | undefined {
  return ruleIn(collection.access[operation]);
}

function ruleIn(access: unknown): RecordRule | undefined {
  return (access as Partial<Ruled> | undefined)?.rule;
}

/** Returns the fields with a rule, nested ones too, by path. */
export function fieldRules(fields: Field[], prefix = ''): FieldRule[] {
  return fields.flatMap((field) => {
    const path = 'name' in field && field.name ? `${prefix}${field.name}` : prefix.replace(/\.$/, '');
    const access = 'access' in field && field.access ? Object.entries(field.access) : [];
    const rules = Object.fromEntries(access.map(([operation, one]) => [operation, one && ruleIn(one)]));
    const inside = 'fields' in field ? fieldRules(field.fields, path ? `${path}.` : '') : [];
    return access.some(([, one]) => one) ? [{ path, field, rules }, ...inside] : inside;
  });
}

/** Whether the collection has the operation: without versions there are none to read. */
export function isOffered(collection: SanitizedCollectionConfig, operation: Operation): boolean {
  if (operation === 'readVersions') return Boolean(collection.versions);
  return operation !== 'unlock' || Boolean(collection.auth);
}

const MARKS: Record<Reach, string> = {
  all: '',
  own: ' (own)',
  self: ' (own)',
  drafts: ' (drafts)',
};

/** Returns text such as "staff; everybody else (published)". */
export function formatRule(rule: AccessRule | undefined, name: string): string {
  try {
    const parts = REACHES.map((reach) => ({ reach, people: WHO.filter((who) => findReach(rule, who) === reach) }));
    const named = parts.filter(({ people }) => people.length > 0);
    const texts = named.map(({ reach, people }, place) => {
      const before = named.slice(0, place).flatMap((part) => part.people);
      return `${formatPeople(people, before)}${MARKS[reach]}`;
    });
    return texts.join('; ') || 'nobody';
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`);
  }
}
