import { loadSavedWords, type SavedWords } from '@common-ground/api/contracts/wording/offlineSaved.ts';
import { saveButtonWords } from '@common-ground/api/contracts/wording/offlineSavedButton.ts';
import { useStore } from '@nanostores/react';
import { DownloadIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Text } from '../../components/text/Text.tsx';
import { toggleButton } from '../../components/toggle/looks.ts';
import { useHydrated } from '../../islands/useHydrated.ts';
import { useLoaded } from '../../islands/useLoaded.ts';
import { type SaveTarget, savedKey } from '../../session/offline/saved/savedKey.ts';
import { $savedKeys } from '../../session/offline/saved/savedSign.ts';

type Props = SaveTarget & {
  /** Replaces the usual text of the button. */
  text?: string;
};

/**
 * Saves a condition, category, path or language for offline reading. The first press loads the panel, which saves at
 * once or asks first. Once the item is saved, a press opens the panel with its size, its review and a button that
 * removes it.
 */
export function SaveButton({ text, ...target }: Props) {
  const words = saveButtonWords(target.lang);
  const isAlive = useHydrated();
  const isSaved = useStore($savedKeys).includes(savedKey(target)) && isAlive;
  const [isOpen, setOpen] = useState(false);
  // A closed panel is only hidden, so that a running save goes on until its own button stops it.
  const [wasOpened, setOpened] = useState(false);
  const part = useLoaded(() => Promise.all([import('./SavePanel.tsx'), loadSavedWords(target.lang)]), wasOpened);
  const id = useId();
  return (
    <>
      <button
        className={`${toggleButton} ${isSaved ? 'kept bg-sunken' : ''}`}
        type="button"
        aria-expanded={isAlive ? isOpen : undefined}
        aria-controls={wasOpened ? id : undefined}
        onClick={() => {
          setOpen(!isOpen);
          setOpened(true);
        }}
      >
        <DownloadIcon />
        <Text>{isSaved ? words.saved : (text ?? words.save)}</Text>
      </button>
      {wasOpened && (
        <div className="save-panel flex-[1_1_100%]" id={id} hidden={!isOpen}>
          {part === null && <p role="status">{words.loading}</p>}
          {part === 'failed' && <p role="alert">{words.failed}</p>}
          {Array.isArray(part) && <Panel part={part} target={target} />}
        </div>
      )}
    </>
  );
}

type Part = [typeof import('./SavePanel.tsx'), SavedWords];

function Panel({ part: [{ SavePanel }, words], target }: { part: Part; target: SaveTarget }) {
  return <SavePanel target={target} words={words} />;
}
