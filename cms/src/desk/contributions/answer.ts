import type { ChecklistItem } from '@common-ground/api/contracts/contributions/contributions.ts';
import { CORRECTION_MIN } from '@common-ground/api/contracts/limits.ts';
import type { Asking } from './steps.ts';

/** Values of the form of a step. `at` is a local time in the format of a `datetime-local` field. */
export type Answer = {
  reason: string;
  at: string;
  checklist: string[];
  isMinor: boolean;
  isConfirmed: boolean;
  correction: string;
};
export type Errors = { [asking in Asking]?: string };

/** Checklist of an approval, and whether there are sources to check. */
export type Checked = { items: readonly ChecklistItem[]; hasSources: boolean };

export const SOURCES_NEEDED =
  'It names no sources yet, so it cannot be approved. Request changes, so that its author names them.';

/** Returns the errors of a form by field before it is sent. The server checks again. */
export function errorsIn(
  { reason, at, checklist, isConfirmed, correction }: Omit<Answer, 'isMinor'>,
  asks: readonly Asking[],
  { now, checked: { items, hasSources } }: { now: Date; checked: Checked },
): Errors {
  const errors: Errors = {};
  const left = items.filter((item) => !checklist.includes(item)).length;
  if (asks.includes('checklist') && left > 0)
    errors.checklist =
      items.includes('sources') && !hasSources
        ? SOURCES_NEEDED
        : `Look at everything before you approve: ${left} of ${items.length} to go.`;
  const flaw = asks.includes('correction') ? errorOfCorrection(correction) : null;
  if (flaw) errors.correction = flaw;
  if (asks.includes('reason') && !reason.trim()) errors.reason = 'Say why: its author and others read it.';
  if (asks.includes('time') && !(new Date(at).getTime() > now.getTime()))
    errors.time = at ? 'This time is in the past. Set a time in the future.' : 'Set a date and a time.';
  if (asks.includes('confirmation') && !isConfirmed) errors.confirmation = 'Tick the box to confirm.';
  return errors;
}

export function errorOfCorrection(words: string): string | null {
  if ([...words.trim()].length >= CORRECTION_MIN) return null;
  return `Say what was wrong and what is right now, in a sentence or two: at least ${CORRECTION_MIN} characters.`;
}

/** Fields of the form, by the server's names. */
const FIELD_OF_SERVER_NAME: Record<string, Asking> = {
  reason: 'reason',
  at: 'time',
  checklist: 'checklist',
  correction: 'correction',
};

/** Assigns a server message such as "at: must be within a year" to its field. Returns null for other messages. */
export function errorOfField(message: string): Errors | null {
  const [, name = '', said = ''] = /^(\w+): (.+)$/s.exec(message) ?? [];
  const asking = FIELD_OF_SERVER_NAME[name];
  return asking ? { [asking]: `This ${said}` } : null;
}
