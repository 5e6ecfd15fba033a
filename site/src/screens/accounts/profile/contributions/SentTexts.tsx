import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { fieldNames } from '@common-ground/api/contracts/wording/encyclopediaFields.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useProfile } from '../context.ts';

/** Shows the texts as their author proposed them, whatever the outcome. */
export function SentTexts({ contribution: { texts, title } }: { contribution: OwnContribution }) {
  const { lang, words } = useProfile();
  const { sent, ofContribution } = words.contributions;
  const names: Record<string, string> = fieldNames(lang);
  const shown = Object.entries(texts).filter(([field, text]) => names[field] && toTextLines(text).length > 0);
  if (shown.length === 0) return null;
  return (
    <details className="contribution-texts mt-2">
      <summary className="list-item py-2 text-action" aria-label={fill(ofContribution, { action: sent, title })}>
        {sent}
      </summary>
      <dl className="border-s-3 border-line ps-4 [&_dt]:font-semibold">
        {shown.map(([field, text]) => (
          <div className="py-2" key={field}>
            <dt>{names[field]}</dt>
            {toTextLines(text).map((line, place) => (
              <dd className="max-w-measure whitespace-pre-line" dir="auto" key={`${place}${line}`}>
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Returns the lines of a text, list or list of sources. Returns none for a number, which is an id. */
function toTextLines(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : [];
  if (!Array.isArray(value)) return [];
  return value.map((entry) => (typeof entry === 'string' ? entry : sourceLine(entry)));
}

function sourceLine({ title, publisher, year, url }: Record<string, string | number | undefined>): string {
  return [title, publisher, year, url].filter(Boolean).join(', ');
}
