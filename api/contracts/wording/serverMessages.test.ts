import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { profileChangeSchema, registrationSchema } from '../accounts/accounts.ts';
import { newConditionSchema, suggestEdit } from '../contributions/contributions.ts';
import { describeWrongState } from '../contributions/workflow.ts';
import { serverMessages } from './en/serverMessages.ts';
import { fill } from './plural.ts';

const { whole, ofField, fields } = serverMessages;

it('has only messages that occur in the sources of the API', () => {
  const states = ['pending', 'in_review', 'approved', 'published', 'rejected', 'withdrawn'] as const;
  const said = [sourcesOfServer(), ...states.map((state) => `'${describeWrongState(state)}'`)].join('\n');
  const unsaid = Object.values(whole).filter((text) => {
    const words = withoutNames(text);
    return !["'", '"', '`'].some((quote) => said.includes(`${quote}${words}${quote}`));
  });
  expect(unsaid).toEqual([]);
});

it.each([
  ['a missing email address', {}, 'email', ofField.required],
  ['an invalid email address', { email: 'x', password: '12345678', username: 'abc' }, 'email', ofField.noEmail],
  [
    'a password that is too long',
    { email: 'a@b.org', password: 'x'.repeat(300), username: 'abc' },
    'password',
    fill(ofField.tooLong, { count: '256' }),
  ],
  ['an invalid username', { email: 'a@b.org', password: '12345678', username: '<a>' }, 'username', ofField.noUsername],
])('contains the message of the registration schema for %s', (_, given, field, message) => {
  expect(firstIssue(registrationSchema.safeParse(given))).toEqual([field, message]);
  expect(fields).toHaveProperty(field);
});

it.each([
  ['website', { website: 'here' }, ofField.noAddress],
  ['bio', { bio: 'x'.repeat(2001) }, fill(ofField.tooLong, { count: '2000' })],
  ['location', { location: 'x'.repeat(121) }, fill(ofField.tooLong, { count: '120' })],
  ['interests', { interests: Array(31).fill('a') }, fill(ofField.tooMany, { count: '30' })],
])('contains the message of the profile schema for the invalid field `%s`', (field, given, message) => {
  expect(firstIssue(profileChangeSchema.safeParse(given))).toEqual([field, message]);
  expect(fields).toHaveProperty(field);
});

it('names each field of the contribution schemas and has the message for an empty list', () => {
  const said = [
    newConditionSchema.safeParse({}),
    suggestEdit.body.safeParse({ texts: { symptoms: [] }, baseRevision: 1 }),
  ];
  const issues = said.flatMap(({ error }) => error?.issues ?? []);
  expect(issues.map(({ path }) => path.at(-1))).toEqual(expect.arrayContaining(['name', 'symptoms', 'editSummary']));
  for (const { path } of issues) expect(fields).toHaveProperty(String(path.at(-1)));
  expect(issues.map(({ message }) => message)).toContain(ofField.needsEntry);
  for (const name of [...Object.keys(newConditionSchema.shape), 'editSummary', 'source'])
    expect(fields).toHaveProperty(name);
});

function firstIssue({ error }: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) {
  const issue = error?.issues[0];
  return [issue?.path[0], issue?.message];
}

/** Returns the sources of the API, without tests and wording, with `{}` in place of each placeholder. */
function sourcesOfServer(): string {
  const api = path.join(import.meta.dirname, '../..');
  const exclude = (name: string) => /^(node_modules|wording|testing)$|\.test\.ts$/.test(path.basename(name));
  const files = globSync('{contracts,features,platform}/**/*.ts', { cwd: api, exclude });
  const texts = files.map((file) => readFileSync(path.join(api, file), 'utf8'));
  return withoutNames(texts.join('\n'));
}

/** Replaces each `{name}` and `${value}` by `{}`. */
const withoutNames = (text: string) => text.replaceAll(/\$\{[^}]*\}|\{\w+\}/g, '{}');
