import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import type { HeaderSearchWords } from '@common-ground/api/contracts/wording/search.ts';
import { HistoryIcon, SearchIcon, TrendingUpIcon } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import '../../styles/late.ts';
import { Text } from '../../components/text/Text.tsx';
import type { Entry } from './entries.ts';
import { RecentButtons } from './RecentButtons.tsx';
import type { SearchHistory } from './useHistory.ts';
import type { SearchCombobox } from './useSearchCombobox.ts';
import type { Look } from './useSuggestions.ts';

type Props = {
  lang: string;
  words: HeaderSearchWords;
  entries: Entry[];
  /** Line above the entries; null when there is nothing to say. */
  note: string | null;
  history: SearchHistory;
  combobox: SearchCombobox;
  isOpen: boolean;
  status: Look['status'];
  onChoose: (entry: Entry) => void;
  onClose: () => void;
  /** Called when the last recent search, and with it the focused button, is deleted. */
  onEmptied: () => void;
};

/** A listbox may contain only options, so the buttons that delete recent searches are a second list in one grid. */
export function SearchPanel(props: Props) {
  const { lang, words, entries, note, history, combobox, status, onClose } = props;
  const groups = groupByKind(entries);
  const hasEntries = entries.length > 0;
  const line = note ?? (hasEntries ? null : words.searching);
  const isOpen = props.isOpen && (hasEntries || status !== 'unanswered');
  const suggested = entries.filter(({ kind }) => kind !== 'all').length;
  const count = suggested > 0 ? plural(lang, words.count, suggested) : null;
  const said = useAfterPause(isOpen && status === 'settled' ? [note, count].filter(Boolean).join('. ') : '');
  const [panel, setPanel] = useState<HTMLElement | null>(null);

  useOutsideTouch(panel?.parentElement, isOpen, onClose);
  const recent = entries.filter(({ kind }) => kind === 'recent').map((entry) => entry.text);
  const isShared = recent.length > 0;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the box, as the options do */}
      <div
        className={`search-panel mt-2 grid grid-cols-[minmax(0,1fr)_auto] rounded-soft border border-edge bg-raised text-ink @wide:absolute @wide:end-0 @wide:top-full @wide:z-5 @wide:w-[max(100%,27rem)] ${isShared ? SCROLLS : ''}`}
        hidden={!isOpen}
        ref={setPanel}
        onMouseDown={(event) => event.preventDefault()}
      >
        {line && <p className="search-note col-span-full px-5 py-[0.6rem] wrap-anywhere">{line}</p>}
        <div
          className={`col-span-full grid [grid-template:subgrid/subgrid] ${isShared ? '' : SCROLLS}`}
          {...combobox.getMenuProps({ 'aria-label': words.list })}
          hidden={!hasEntries}
          // A browser may make a scrolling element a tab stop; the arrow keys reach all options.
          tabIndex={-1}
          // Recent searches share their rows with the buttons beside them, which begin in the first row.
          style={{ gridRow: `${isShared ? 1 : 'auto'} / span ${entries.length + groups.length}` }}
        >
          {groups.map((group) => (
            <Group key={group.kind} {...props} {...group} />
          ))}
        </div>
        {isShared && (
          <RecentButtons
            words={words}
            terms={recent}
            onRemove={history.remove}
            onClear={history.clear}
            onEmptied={props.onEmptied}
          />
        )}
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}

type GroupOfEntries = { kind: Entry['kind']; first: number; members: Entry[] };

const ROW = 'flex min-h-target items-center gap-3 rounded-soft px-3 py-[0.35rem]';
/** Classes of the part that scrolls: the list, or list and buttons together when they share rows. */
const SCROLLS = 'max-h-[min(32rem,70vh)] overflow-y-auto overscroll-contain p-[0.35rem]';
const TITLES = {
  recent: 'recent',
  popular: 'popular',
  condition: 'conditions',
  near: 'near',
  category: 'categories',
  all: null,
} as const;
const ICONS = {
  recent: HistoryIcon,
  popular: TrendingUpIcon,
  condition: SearchIcon,
  near: SearchIcon,
  category: null,
  all: SearchIcon,
};

function Group({ kind, first, members, words, combobox, onChoose }: Props & GroupOfEntries) {
  const id = useId();
  const Icon = ICONS[kind];
  const title = TITLES[kind];
  const row = `${kind === 'recent' ? 'col-start-1' : 'col-span-full'} ${ROW}`;
  return (
    <div className="contents" {...(title ? { role: 'group', 'aria-labelledby': id } : { role: 'presentation' })}>
      {title && (
        <div className={`${row} text-small font-bold text-ink-soft`} id={id} role="presentation">
          {words[title]}
        </div>
      )}
      {members.map((entry, place) => (
        <div
          key={entry.key}
          className={`${row} cursor-pointer text-base leading-[1.4] wrap-anywhere aria-selected:bg-sunken aria-selected:[outline:2px_solid_var(--color-focus)] aria-selected:-outline-offset-2 forced-colors:aria-selected:outline-[Highlight] [&>svg]:size-4.5 [&>svg]:text-ink-soft`}
          {...combobox.getItemProps({ item: entry, index: first + place, onClick: () => onChoose(entry) })}
        >
          {Icon && <Icon />}
          <span className="min-w-0" lang={entry.language}>
            <span className="search-name font-[550]">{entry.label ?? entry.text}</span>
            {entry.description && (
              <span className="block text-small text-ink-soft">
                {' '}
                <Text>{entry.description}</Text>
              </span>
            )}
          </span>
          {kind === 'category' && (
            <span className="ms-auto flex-none rounded-full border border-edge px-[0.6rem] py-[0.1rem] text-small">
              {' '}
              <Text>{words.categoryBadge}</Text>
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

function groupByKind(entries: Entry[]): GroupOfEntries[] {
  const groups: GroupOfEntries[] = [];
  for (const [index, entry] of entries.entries()) {
    const last = groups.at(-1);
    if (last?.kind === entry.kind) last.members.push(entry);
    else groups.push({ kind: entry.kind, first: index, members: [entry] });
  }
  return groups;
}

/**
 * Milliseconds without a change until the count is announced, because the next key would interrupt the announcement.
 */
const PAUSE_MS = 400;

function useAfterPause(wanted: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return said;
}

/** Calls `onTouch` when the reader presses outside: a touch may move no focus, so `onBlur` is not enough. */
function useOutsideTouch(inside: Element | null | undefined, isOpen: boolean, onTouch: () => void) {
  useEffect(() => {
    if (!inside || !isOpen) return;
    const look = ({ target }: Event) => {
      if (!inside.contains(target as Node)) onTouch();
    };
    document.addEventListener('pointerdown', look);
    return () => document.removeEventListener('pointerdown', look);
  });
}
