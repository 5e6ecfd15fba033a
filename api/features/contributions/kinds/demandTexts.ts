import { BadRequest } from '../../../platform/errors.ts';

type Parsed<Value> =
  | { success: true; data: Value }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

/** Returns the parsed texts of a draft. @throws BadRequest with the first issue */
export function demandTexts<Value>(parsed: Parsed<Value>): Value {
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new BadRequest(`${issue?.path.join('.')}: ${issue?.message}`);
}
