import type { ChecklistItem } from '@common-ground/api/contracts/contributions/contributions.ts';
import { CORRECTION_MIN } from '@common-ground/api/contracts/limits.ts';
import type { StepField } from './steps.ts';

/** Values of the form of a step. `at` is a local time in the format of a `datetime-local` field. */
export type StepValues = {
  reason: string;
  at: string;
  checklist: ChecklistItem[];
  isMinor: boolean;
  isConfirmed: boolean;
  correction: string;
};
export type StepErrors = { [asking in StepField]?: string };

/** Checklist of an approval, and whether there are sources to check. */
export type ApprovalChecklist = { items: readonly ChecklistItem[]; hasSources: boolean };

export const SOURCES_NEEDED =
  'It names no sources yet, so it cannot be approved. Request changes, so that its author names them.';

/** Returns the errors of a form by field before it is sent. The server checks again. */
export function findStepErrors(
  { reason, at, checklist, isConfirmed, correction }: Omit<StepValues, 'isMinor'>,
  asks: readonly StepField[],
  { now, checked: { items, hasSources } }: { now: Date; checked: ApprovalChecklist },
): StepErrors {
  const errors: StepErrors = {};
  const left = items.filter((item) => !checklist.includes(item)).length;
  if (asks.includes('checklist') && left > 0)
    errors.checklist =
      items.includes('sources') && !hasSources
        ? SOURCES_NEEDED
        : `Look at everything before you approve: ${left} of ${items.length} to go.`;
  const flaw = asks.includes('correction') ? findCorrectionError(correction) : null;
  if (flaw) errors.correction = flaw;
  if (asks.includes('reason') && !reason.trim()) errors.reason = 'Say why: its author and others read it.';
  if (asks.includes('time') && !(new Date(at).getTime() > now.getTime()))
    errors.time = at ? 'This time is in the past. Set a time in the future.' : 'Set a date and a time.';
  if (asks.includes('confirmation') && !isConfirmed) errors.confirmation = 'Tick the box to confirm.';
  return errors;
}

export function findCorrectionError(words: string): string | null {
  if ([...words.trim()].length >= CORRECTION_MIN) return null;
  return `Say what was wrong and what is right now, in a sentence or two: at least ${CORRECTION_MIN} characters.`;
}

/** Maps the server's names of fields to those of the form. */
const FIELD_OF_SERVER_NAME: Record<string, StepField> = {
  reason: 'reason',
  at: 'time',
  checklist: 'checklist',
  correction: 'correction',
};

/** Assigns a server message such as "at: must be within a year" to its field. Returns null for other messages. */
export function toFieldError(message: string): StepErrors | null {
  const [, name = '', said = ''] = /^(\w+): (.+)$/s.exec(message) ?? [];
  const asking = FIELD_OF_SERVER_NAME[name];
  return asking ? { [asking]: `This ${said}` } : null;
}
