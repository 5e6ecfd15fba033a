import type { Sender } from './SenderFields.tsx';
import type { Errors } from './sayIssues.ts';

/** What the contract leaves open, as it does not know who is signed in: guests say who they are. */
export function senderErrors(sender: Sender, missing: Record<keyof Sender, string>): Errors {
  const names = ['contributorName', 'contributorEmail'] as const;
  return Object.fromEntries(names.filter((name) => !sender[name].trim()).map((name) => [name, missing[name]]));
}

/** Errors in the order of the fields, by which they are listed. */
export function inOrder(errors: Errors, fields: readonly string[]): Errors {
  const placeOf = (field: string) => (fields.includes(field) ? fields.indexOf(field) : fields.length);
  return Object.fromEntries(Object.entries(errors).sort(([one], [other]) => placeOf(one) - placeOf(other)));
}
