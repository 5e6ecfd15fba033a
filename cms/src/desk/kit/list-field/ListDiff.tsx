import { escapeDiffHTML, FieldDiffContainer, getHTMLDiffComponents, unescapeDiffHTML } from '@payloadcms/ui/rsc';
import type { FieldDiffServerProps, JSONField, JSONFieldClient } from 'payload';
import { columnText, type EntryColumn, toEntries } from './entries.ts';

type Props = FieldDiffServerProps<JSONField, JSONFieldClient> & { columns: EntryColumn[] };

/** Shows two versions of a list side by side with the changed words marked, instead of as JSON. */
export function ListDiff({ comparisonValue, versionValue, field, i18n, locale, nestingLevel, columns }: Props) {
  const { From, To } = getHTMLDiffComponents({
    fromHTML: listHtml(comparisonValue, columns),
    toHTML: listHtml(versionValue, columns),
    postProcess: unescapeDiffHTML,
    tokenizeByCharacter: false,
  });
  return (
    <FieldDiffContainer
      className="list-diff"
      From={From}
      To={To}
      i18n={i18n}
      label={{ label: field.label, locale }}
      nestingLevel={nestingLevel}
    />
  );
}

function listHtml(value: unknown, columns: EntryColumn[]): string {
  const items = toEntries(value).map((entry) => {
    const texts = typeof entry === 'string' ? [entry] : columns.map((column) => columnText(entry, column));
    const lines = texts.filter((text) => text !== '').map(escapeDiffHTML);
    return `<li>${lines.join('<br>')}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}
