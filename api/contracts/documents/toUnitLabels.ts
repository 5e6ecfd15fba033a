import { readRecordTexts } from './alignStates.ts';
import { toItemLabel } from './entries.ts';
import { ORDER } from './joinDocuments.ts';
import { type Part, type RecordsPart, readItems } from './parts.ts';

/**
 * Returns labels of the units that `joinDocuments` names. A record has its position and title in the first of the
 * documents that contains it.
 */
export function toUnitLabels(
  parts: readonly Part[],
  keys: readonly string[],
  ...documents: (object | null)[]
): string[] {
  return keys.map((key) => {
    const [name = '', id] = key.split('.');
    const part = parts.find((one) => one.name === name);
    if (part?.type !== 'records' || id === undefined) return part?.label ?? name;
    return id === ORDER ? `${part.label} and their order` : toRecordLabel(part, id, documents);
  });
}

function toRecordLabel(part: RecordsPart, id: string, documents: readonly (object | null)[]): string {
  for (const document of documents) {
    const items = readItems(part, document);
    const at = items.findIndex((one) => String(one.id) === id);
    const [title] = readRecordTexts(part, items[at]?.record);
    if (at >= 0) return `${toItemLabel(part, id, at)} “${title ?? ''}”`;
  }
  return `A ${part.itemLabel.toLowerCase()}`;
}
