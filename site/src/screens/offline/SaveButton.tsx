import { saveButtonWords } from '@common-ground/api/contracts/wording/offline/saved/button/index.ts';
import { loadSavedWords, type SavedWords } from '@common-ground/api/contracts/wording/offline/saved/index.ts';
import { useStore } from '@nanostores/react';
import { DownloadIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Text } from '../../components/text/Text.tsx';
import { useAlive } from '../../islands/useAlive.ts';
import { useLate } from '../../islands/useLate.ts';
import { type SaveTarget, savedKey } from '../../session/offline/saved/savedKey.ts';
import { $savedKeys } from '../../session/offline/saved/savedSign.ts';
import { toggleButton } from '../bookmarks/looks.ts';

type Props = SaveTarget & {
  /** In place of the usual words. */
  text?: string;
};

/**
 * Keeps a page, or all of something, for when there is no line. The first press saves; once it is saved, a press shows how
 * large it is and when it was reviewed, and takes it away. All that does so comes with the press.
 */
export function SaveButton({ text, ...target }: Props) {
  const words = saveButtonWords(target.lang);
  const isAlive = useAlive();
  const isSaved = useStore($savedKeys).includes(savedKey(target)) && isAlive;
  const [isOpen, setOpen] = useState(false);
  // Closing hides it: a save that is under way goes on, and is stopped by its own button.
  const [wasOpened, setOpened] = useState(false);
  const part = useLate(() => Promise.all([import('./SavePanel.tsx'), loadSavedWords(target.lang)]), wasOpened);
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
