import { z } from 'zod';
import { findHidden, sayHidden } from './hiddenCharacters.ts';

/** Schema of a text that may be empty. */
export const words = (most: number, error = 'must be text') =>
  withoutHidden(z.string({ error }).trim().max(most, tooLong(most)));

/** Schema of a text that must not be empty. `error` is the message when it is missing or empty. */
export const text = (most: number, error = 'is required') =>
  withoutHidden(z.string({ error }).trim().min(1, error).max(most, tooLong(most)));

/** Schema of a text that is still being typed and is not trimmed. */
export const typed = (most: number) => withoutHidden(z.string({ error: 'must be text' }).max(most, tooLong(most)));

/** Adds an issue for a hidden character, with that `HiddenCharacter` in `params` for messages in other languages. */
export function withoutHidden(schema: z.ZodString): z.ZodString {
  return schema.superRefine((given, context) => {
    const hidden = findHidden(given);
    if (hidden) context.addIssue({ code: 'custom', message: sayHidden(hidden), params: { hidden } });
  });
}

function tooLong(most: number): string {
  return `must have at most ${most} characters`;
}
