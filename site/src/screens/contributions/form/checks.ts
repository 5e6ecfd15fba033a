import '@common-ground/api/contracts/withoutEval.ts';
import { proposedTextsSchema } from '@common-ground/api/contracts/contributions/contents.ts';
import { newConditionSchema, suggestEdit } from '@common-ground/api/contracts/contributions/contributions.ts';

/** What a schema says is wrong: which field, and what of it. */
export type Issue = NonNullable<ReturnType<typeof newConditionSchema.safeParse>['error']>['issues'][number];
type Checked<Body> = { body: Body; issues: null } | { body: null; issues: Issue[] };
type Schema<Value> = {
  safeParse(given: unknown): { success: true; data: Value } | { success: false; error: { issues: Issue[] } };
};

/** The contract's own schemas, which the server checks with too. They are most of a form's script: load this late. */
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
