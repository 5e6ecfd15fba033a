import type { FetcherStore } from '@nanostores/query';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { LoadFailed } from '../../components/load-failed/LoadFailed.tsx';
import type { Parts } from '../../components/text/Text.tsx';

type Props<Data> = {
  id: string;
  title: string;
  hint?: string;
  /** Whether only screen readers get the title. */
  isTitleHidden?: boolean;
  $read: FetcherStore<Data>;
  words: { loading: string; tryAgain: string };
  failed: string;
  children: (data: Data) => Parts;
};

export function ReadSection<Data>({ id, title, hint, isTitleHidden, $read, words, failed, children }: Props<Data>) {
  const { data, error } = useStore($read);
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = () => {
    // The button disappears, so the focus moves to the heading instead of the start of the page.
    heading.current?.focus();
    $read.revalidate();
  };
  return (
    <section className="grid grid-cols-1 content-start gap-4" aria-labelledby={id}>
      <div>
        <h2 id={id} tabIndex={-1} ref={heading} className={isTitleHidden ? 'sr-only' : undefined}>
          {title}
        </h2>
        {hint && <p className="section-lede mt-[0.35rem]">{hint}</p>}
      </div>
      {Boolean(error) && <LoadFailed text={failed} tryAgain={words.tryAgain} onRetry={retry} />}
      {!error && !data && <p role="status">{words.loading}</p>}
      {!error && data && children(data)}
    </section>
  );
}
