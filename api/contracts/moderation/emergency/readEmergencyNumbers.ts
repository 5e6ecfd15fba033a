import { EMERGENCY_TABLE } from './emergencyTable.ts';

export type EmergencyService = 'all' | 'medical' | 'police' | 'fire';
export type EmergencyNumber = {
  for: EmergencyService;
  number: string;
  /** Whether the number is for text messages, not for calls. */
  isText: boolean;
};

export const COUNTRIES: readonly string[] = Object.keys(EMERGENCY_TABLE);
const rows: Record<string, string> = EMERGENCY_TABLE;

/** Returns the emergency numbers of a country; an empty list when none is known, and for other regions. */
export function readEmergencyNumbers(country: string): EmergencyNumber[] {
  const row = Object.hasOwn(rows, country) ? rows[country] : '';
  return (row ?? '')
    .split(', ')
    .filter(Boolean)
    .map((entry) => {
      const [kind = '', number = ''] = entry.split(' ');
      return {
        for: kind === 'text' ? 'all' : (kind as EmergencyService),
        number: number.replace('?', ''),
        isText: kind === 'text',
      };
    });
}

/** Returns at most two numbers for calls: the number for all services, else those of ambulance and police. */
export function selectFirstNumbers(country: string): EmergencyNumber[] {
  const calls = readEmergencyNumbers(country).filter(({ isText }) => !isText);
  const firstFor = (service: EmergencyService) => calls.filter((number) => number.for === service).slice(0, 1);
  const all = firstFor('all');
  return all.length > 0 ? all : [...firstFor('medical'), ...firstFor('police')];
}
