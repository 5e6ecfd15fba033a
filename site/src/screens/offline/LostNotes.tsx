import type { SavedWords } from '@common-ground/api/contracts/wording/offlineSaved.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect, useState } from 'react';
import { dismissLostLearning, findLost, type Lost, type LostItem } from '../../session/offline/saved/lostItems.ts';
import { toSaveError } from '../../session/offline/saved/SaveError.ts';
import { removeItems } from '../../session/offline/saved/savedItems.ts';
import { saveItem } from '../../session/offline/saved/saveItem.ts';

/** Lists what the browser has deleted: saved items, with buttons to save or remove them, and learning progress. */
export function LostNotes({ words }: { words: SavedWords }) {
  const [lost, setLost] = useState<Lost | null>(null);
  const [said, setSaid] = useState('');
  const read = () => findLost().then(setLost, () => {});
  useEffect(() => void read(), []);
  if (!lost || (lost.items.length === 0 && !lost.learning && !said)) return null;
  const { lost: text, page, saving } = words;
  const formatItemName = ({ kind, title }: LostItem) => title ?? fill(text.unnamed, { kind: page.kinds[kind] });

  async function saveAgain(item: LostItem): Promise<void> {
    setSaid(saving.begun);
    try {
      const { title } = await saveItem(item);
      setSaid(fill(page.updated, { title }));
    } catch (error) {
      setSaid(saving.failed[toSaveError(error).reason]);
    }
    await read();
  }

  async function removeLost(item: LostItem): Promise<void> {
    await removeItems([item.key]);
    setSaid(fill(page.removed, { title: formatItemName(item) }));
    await read();
  }

  async function forgetLearning(): Promise<void> {
    await dismissLostLearning();
    await read();
  }

  return (
    <section className="lost notice-box grid max-w-list gap-3 px-5 py-4" aria-labelledby="lost-title">
      <h2 className="text-h3" id="lost-title">
        {text.title}
      </h2>
      {lost.items.length > 0 && <p>{text.text}</p>}
      <p className="empty:hidden" role="status">
        {said}
      </p>
      <ul className="divided empty:hidden">
        {lost.items.map((item) => (
          <li className="grid gap-2 py-3" key={item.key}>
            <strong lang={item.title ? item.lang : undefined} dir="auto">
              {formatItemName(item)}
            </strong>
            <p className="buttons">
              <button
                className="button"
                type="button"
                aria-label={fill(text.againName, { title: formatItemName(item) })}
                onClick={() => void saveAgain(item)}
              >
                {text.again}
              </button>
              <button
                className="button quiet"
                type="button"
                aria-label={fill(text.letGoName, { title: formatItemName(item) })}
                onClick={() => void removeLost(item)}
              >
                {text.letGo}
              </button>
            </p>
          </li>
        ))}
      </ul>
      {lost.learning && (
        <>
          <p>{text.learning}</p>
          <button className="button quiet justify-self-start" type="button" onClick={() => void forgetLearning()}>
            {text.learningSeen}
          </button>
        </>
      )}
    </section>
  );
}
