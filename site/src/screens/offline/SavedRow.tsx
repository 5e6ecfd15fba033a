import type { SavedWords } from '@common-ground/api/contracts/wording/offlineSaved.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { type Parts, Text } from '../../components/text/Text.tsx';
import { useLoaded } from '../../islands/useLoaded.ts';
import type { SavedItem } from '../../session/offline/database.ts';
import { hasNewer } from '../../session/offline/saved/hasNewer.ts';
import { toSaveError } from '../../session/offline/saved/SaveError.ts';
import { saveItem } from '../../session/offline/saved/saveItem.ts';
import { formatDay } from './formatDay.ts';
import { formatSize } from './formatSize.ts';
import { reviewText } from './reviewText.ts';

type Props = { item: SavedItem; lang: string; words: SavedWords; onRemove: () => Promise<void> };

/** A saved item. The line about a newer version has its height from the start, so that no button moves. */
export function SavedRow({ item, lang, words, onRemove }: Props) {
  const { page } = words;
  const { title } = item;
  const pages = item.paths.filter((path) => !/\.\w+$|\?|^\/api\//.test(path)).length;
  const newer = useLoaded(() => hasNewer(item), Date.parse(item.savedAt));
  const facts = [
    page.kinds[item.kind],
    item.kind === 'condition' ? null : plural(lang, page.pages, pages),
    fill(page.size, { size: formatSize(lang, item.bytes) }),
    fill(page.savedOn, { date: formatDay(lang, item.savedAt) }),
    reviewText(item, words, lang),
  ];
  return (
    <li className="saved-item grid gap-2 py-4">
      <h3 className="text-h3">
        <a href={item.path} lang={item.language} dir="auto">
          {title}
        </a>
      </h3>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
        {facts.map((fact) => fact && <li key={fact}>{fact}</li>)}
      </ul>
      <NewerVersion newer={newer} item={item} words={words}>
        <a className="button quiet" href={item.path} aria-label={fill(page.openName, { title })}>
          {page.open}
        </a>
        <button
          className="button quiet"
          type="button"
          aria-label={fill(page.removeName, { title })}
          onClick={() => void onRemove()}
        >
          {page.remove}
        </button>
      </NewerVersion>
    </li>
  );
}

type NewnessProps = {
  newer: boolean | 'failed' | null;
  item: SavedItem;
  words: SavedWords;
  children: Parts;
};

function NewerVersion({ newer, item, words: { page, saving }, children }: NewnessProps) {
  const { kind, id, language, title } = item;
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function update(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setSaid(saving.begun);
    try {
      await saveItem({ kind, id, lang: language });
      setSaid(fill(page.updated, { title }));
    } catch (error) {
      setSaid(saving.failed[toSaveError(error).reason]);
    }
    setBusy(false);
  }

  return (
    <>
      <p className="min-h-lh text-small text-ink-soft">
        <Text>{newer === 'failed' ? page.checkFailed : newer === false && page.isNewest}</Text>
        {newer === true && <strong>{page.hasNewer}</strong>}
      </p>
      <p className="buttons">
        {children}
        {newer === true && (
          <button
            className="button"
            type="button"
            aria-label={fill(page.updateName, { title })}
            aria-disabled={isBusy || undefined}
            onClick={() => void update()}
          >
            {page.update}
          </button>
        )}
      </p>
      <p className="text-small empty:hidden" role="status">
        {said}
      </p>
    </>
  );
}
