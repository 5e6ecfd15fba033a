import type { SavedWords } from '@common-ground/api/contracts/wording/offlineSaved.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { useLoaded } from '../../islands/useLoaded.ts';
import { isPersisted, readRoom } from '../../session/offline/saved/persistence.ts';
import { $saved, readSaved, removeItems } from '../../session/offline/saved/savedItems.ts';
import { CorrectedNotes } from './CorrectedNotes.tsx';
import { formatSize } from './formatSize.ts';
import { LostNotes } from './LostNotes.tsx';
import { RemoveAll } from './RemoveAll.tsx';
import { SaveButton } from './SaveButton.tsx';
import { SavedRow } from './SavedRow.tsx';

type Props = { lang: string; language: string; words: SavedWords };

export function SavedView({ lang, language, words }: Props) {
  const { page, keeping } = words;
  const items = useStore($saved);
  const read = useLoaded(readSaved, true);
  const facts = useLoaded(() => Promise.all([isPersisted(), readRoom()]), (items?.length ?? 0) + 1);
  const [said, setSaid] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  if (read === 'failed') return <p role="alert">{page.closed}</p>;
  if (items === null) return <p role="status">{page.loading}</p>;
  const [promise, room] = Array.isArray(facts) ? facts : [null, null];

  /** Removes items, and focuses the heading because the pressed button is gone. */
  async function remove(keys: string[], text: string): Promise<void> {
    await removeItems(keys);
    setSaid(text);
    title.current?.focus();
  }

  return (
    <div className="grid gap-8">
      <CorrectedNotes lang={lang} words={words} isAsking={items.length > 0} />
      <LostNotes words={words} />
      <section className="grid max-w-list gap-3" aria-labelledby="saved-title">
        <h2 className="focus:outline-none" id="saved-title" tabIndex={-1} ref={title}>
          {page.listTitle}
        </h2>
        <p className="empty:hidden" role="status">
          {said}
        </p>
        {items.length === 0 && <p>{page.empty}</p>}
        {items.length > 0 && (
          <ul className="divided">
            {items.map((item) => (
              <SavedRow
                key={item.key}
                item={item}
                lang={lang}
                words={words}
                onRemove={() => remove([item.key], fill(page.removed, { title: item.title }))}
              />
            ))}
          </ul>
        )}
        {items.length > 1 && (
          <RemoveAll
            words={page}
            onRemove={() =>
              remove(
                items.map(({ key }) => key),
                page.removedAll,
              )
            }
          />
        )}
      </section>
      <section className="grid max-w-measure justify-items-start gap-3" aria-labelledby="language">
        <h2 className="text-h3" id="language">
          {page.languageTitle}
        </h2>
        <p>{fill(page.languageText, { language })}</p>
        <div className="flex w-full flex-wrap gap-2">
          <SaveButton kind="language" id={null} lang={lang} text={fill(page.languageSave, { language })} />
        </div>
      </section>
      {(room || promise !== null) && (
        <section className="grid max-w-measure gap-2" aria-labelledby="room">
          <h2 className="text-h3" id="room">
            {page.roomTitle}
          </h2>
          {room && (
            <p>
              {fill(keeping.used, {
                used: formatSize(lang, room.used),
                available: formatSize(lang, room.available),
              })}
            </p>
          )}
          {promise !== null && <p>{promise ? keeping.yes : keeping.no}</p>}
        </section>
      )}
    </div>
  );
}
