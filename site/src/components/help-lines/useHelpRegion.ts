import { COUNTRIES } from '@common-ground/api/contracts/moderation/emergency/emergencyNumbersOf.ts';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type HelpRegion, helpRegion, INTERNATIONAL, storeChosenRegion } from './helpRegion.ts';

/** Regions that a reader may choose. */
export const HELP_REGIONS: readonly string[] = [...COUNTRIES, INTERNATIONAL];

/** The region that was chosen on this page; null before. Everything that shows numbers follows it. */
const $chosen = atom<string | null>(null);

/** Returns the reader's region: chosen, else guessed. */
export function useHelpRegion(): HelpRegion {
  const chosen = useStore($chosen);
  return chosen === null ? helpRegion(HELP_REGIONS) : { region: chosen, isGuess: false };
}

export function chooseHelpRegion(region: string): void {
  storeChosenRegion(region);
  $chosen.set(region);
}
