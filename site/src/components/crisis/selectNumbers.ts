import type { CrisisKind } from '@common-ground/api/contracts/moderation/care/crisis/CrisisFinding.ts';
import {
  type EmergencyNumber,
  type EmergencyService,
  readEmergencyNumbers,
} from '@common-ground/api/contracts/moderation/emergency/readEmergencyNumbers.ts';

const SERVICES: Record<CrisisKind, EmergencyService> = {
  emergency: 'medical',
  poison: 'medical',
  suicide: 'medical',
  violence: 'police',
};
/** Crises for which one number to call is enough, because help lines stand below. */
const KINDS_WITH_ONE_NUMBER: readonly CrisisKind[] = ['suicide'];

/** Returns at most one number each for all services, the service that the crisis needs, and text messages. */
export function selectNumbers(kind: CrisisKind, country: string): EmergencyNumber[] {
  const numbers = readEmergencyNumbers(country);
  const calls = numbers.filter(({ isText }) => !isText);
  const all = calls.find((number) => number.for === 'all');
  const isEnough = all && KINDS_WITH_ONE_NUMBER.includes(kind);
  const own = calls.find((one) => one.for === SERVICES[kind] && one.number !== all?.number && !isEnough);
  const text = numbers.find(({ isText }) => isText);
  return [all, own, text].filter((number) => number !== undefined);
}
