import type { CrisisKind } from '@common-ground/api/contracts/moderation/care/crisis/CrisisFinding.ts';
import {
  type EmergencyNumber,
  type EmergencyService,
  emergencyNumbersOf,
} from '@common-ground/api/contracts/moderation/emergency/emergencyNumbersOf.ts';

const SERVICES: Record<CrisisKind, EmergencyService> = {
  emergency: 'medical',
  poison: 'medical',
  suicide: 'medical',
  violence: 'police',
};
/** Kinds for which help lines stand below, and one number is enough. */
const NEEDS_ONE: readonly CrisisKind[] = ['suicide'];

/**
 * Returns the emergency numbers of a country for a crisis: the one for all services, then that of the service it needs, then
 * the one that takes text messages; at most one of each.
 */
export function numbersFor(kind: CrisisKind, country: string): EmergencyNumber[] {
  const numbers = emergencyNumbersOf(country);
  const calls = numbers.filter(({ isText }) => !isText);
  const all = calls.find((number) => number.for === 'all');
  const isEnough = all && NEEDS_ONE.includes(kind);
  const own = calls.find((one) => one.for === SERVICES[kind] && one.number !== all?.number && !isEnough);
  const text = numbers.find(({ isText }) => isText);
  return [all, own, text].filter((number) => number !== undefined);
}
