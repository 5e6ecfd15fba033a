import type { TaughtSection } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { conditionPath } from '../../routes.ts';

/** Returns the path of a section of a condition page. Causes are part of the section "symptoms". */
export function sectionPath(conditionId: number, section: TaughtSection, lang: string): string {
  return `${conditionPath(conditionId, lang)}#${section === 'causes' ? 'symptoms' : section}`;
}
