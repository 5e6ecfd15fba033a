import type { SettingsWords } from '@common-ground/api/contracts/wording/preferences.ts';
import { TOAST_HOTKEY } from '../../components/toaster/toast.ts';

/** Labels on most keyboards, by the meaning of the key; null for the space bar, which has no label. */
const KEYS = {
  tab: 'Tab',
  enter: 'Enter',
  space: null,
  escape: 'Esc',
  f8: TOAST_HOTKEY,
  help: '?',
  search: '/',
  next: 'N',
  previous: 'P',
} as const;

export function KeyList({ words }: { words: SettingsWords['keys'] }) {
  return (
    <section className="key-list mt-6">
      <h3 className="mb-2" tabIndex={-1}>
        {words.title}
      </h3>
      <dl className="divided *:flex *:gap-4 *:py-2">
        {Object.entries(KEYS).map(([name, key]) => (
          <div key={name}>
            <dt className="min-w-14 flex-none">
              <kbd className="rounded-soft border border-edge bg-raised px-2 py-1 font-semibold" dir="ltr">
                {key ?? words.space}
              </kbd>
            </dt>
            <dd>{words.list[name as keyof typeof KEYS]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
