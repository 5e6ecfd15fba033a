import type { PlaceSection } from '@common-ground/api/contracts/learning/pathDocument.ts';
import { conditionPath } from '../../routes.ts';

/** A section of a page of the encyclopedia; causes stand with the symptoms. */
export function placePath(conditionId: number, section: PlaceSection, lang: string): string {
  return `${conditionPath(conditionId, lang)}#${section === 'causes' ? 'symptoms' : section}`;
}
