import { COUNTRIES } from '@common-ground/api/contracts/moderation/emergency/readEmergencyNumbers.ts';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type HelpRegion, helpRegion, INTERNATIONAL, storeChosenRegion } from './helpRegion.ts';

export const HELP_REGIONS: readonly string[] = [...COUNTRIES, INTERNATIONAL];

/** Region chosen on this page; null before a choice. */
const $chosen = atom<string | null>(null);

export function useHelpRegion(): HelpRegion {
  const chosen = useStore($chosen);
  return chosen === null ? helpRegion(HELP_REGIONS) : { region: chosen, isGuess: false };
}

export function chooseHelpRegion(region: string): void {
  storeChosenRegion(region);
  $chosen.set(region);
}
