import '@common-ground/api/contracts/withoutEval.ts';
import { proposedTextsSchema } from '@common-ground/api/contracts/contributions/contents.ts';
import { newConditionSchema, suggestEdit } from '@common-ground/api/contracts/contributions/contributions.ts';

export type Issue = NonNullable<ReturnType<typeof newConditionSchema.safeParse>['error']>['issues'][number];
type Checked<Body> = { body: Body; issues: null } | { body: null; issues: Issue[] };
type Schema<Value> = {
  safeParse(given: unknown): { success: true; data: Value } | { success: false; error: { issues: Issue[] } };
};

/** Schemas of the contract, which the server uses too. They are most of a form's script, so load this file late. */
export const checks = {
  newCondition: (given: unknown) => check(newConditionSchema, given),
  suggestion: (given: unknown) => check(suggestEdit.body, given),
  texts: (given: unknown) => check(proposedTextsSchema, given),
};
export type Checks = typeof checks;

function check<Value>(schema: Schema<Value>, given: unknown): Checked<Value> {
  const result = schema.safeParse(given);
  return result.success ? { body: result.data, issues: null } : { body: null, issues: result.error.issues };
}
