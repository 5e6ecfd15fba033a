import type { Payload } from 'payload';
import { Unavailable } from '../../../platform/errors.ts';
import { type PathForms, readPathForms } from '../../learning/pathForms.ts';
import type { Publishing } from '../writeRecord.ts';

/** @throws Unavailable without `payload` */
export function demandForms(payload: Payload | undefined): PathForms {
  if (!payload) throw new Unavailable();
  return readPathForms(payload);
}

/** Returns the notes of a publication, with the reason of an emergency in place of the summary. */
export function toPathNotes({ contribution: { description }, emergencyReason }: Publishing): object {
  return { editSummary: emergencyReason ?? description };
}

/** Returns the message for parts that only the author can merge, in the draft. */
export function describePathConflicts(names: readonly string[]): string {
  return `Learners have other text by now: ${names.join(', ')}. Bring both together in the draft and send it for review again`;
}
