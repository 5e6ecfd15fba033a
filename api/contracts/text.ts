import { z } from 'zod';
import { describeHiddenCharacter, findHidden } from './hiddenCharacters.ts';

/** Schema of a text that may be empty. */
export const optionalText = (most: number, error = 'must be text') =>
  refuseHiddenCharacters(z.string({ error }).trim().max(most, tooLong(most)));

/** Schema of a text that must not be empty. `error` is the message when it is missing or empty. */
export const requiredText = (most: number, error = 'is required') =>
  refuseHiddenCharacters(z.string({ error }).trim().min(1, error).max(most, tooLong(most)));

/** Schema of a text that is still being typed and is not trimmed. */
export const draftText = (most: number) =>
  refuseHiddenCharacters(z.string({ error: 'must be text' }).max(most, tooLong(most)));

/** Adds an issue for a hidden character, with that `HiddenCharacter` in `params` for messages in other languages. */
export function refuseHiddenCharacters(schema: z.ZodString): z.ZodString {
  return schema.superRefine((given, context) => {
    const hidden = findHidden(given);
    if (hidden) context.addIssue({ code: 'custom', message: describeHiddenCharacter(hidden), params: { hidden } });
  });
}

function tooLong(most: number): string {
  return `must have at most ${most} characters`;
}
