import { z } from 'zod';
import { findHidden, sayHidden } from './hiddenCharacters.ts';

/**
 * What people write, and the one way to take it: text is text, nothing of it is markup, and nothing of it is hidden. The
 * same schemas check a form in the browser, the call on the server and a field of the CMS.
 */

/** Text that may be empty. */
export const words = (most: number, error = 'must be text') =>
  withoutHidden(z.string({ error }).trim().max(most, tooLong(most)));

/** Text that is needed. `error` is said where there is none. */
export const text = (most: number, error = 'is required') =>
  withoutHidden(z.string({ error }).trim().min(1, error).max(most, tooLong(most)));

/** Text while it is being typed: spaces around it are kept. */
export const typed = (most: number) => withoutHidden(z.string({ error: 'must be text' }).max(most, tooLong(most)));

/** Of what is hidden, `params` of the issue says what and where, for screens that say it in the reader's language. */
export function withoutHidden(schema: z.ZodString): z.ZodString {
  return schema.superRefine((given, context) => {
    const hidden = findHidden(given);
    if (hidden) context.addIssue({ code: 'custom', message: sayHidden(hidden), params: { hidden } });
  });
}

function tooLong(most: number): string {
  return `must have at most ${most} characters`;
}
