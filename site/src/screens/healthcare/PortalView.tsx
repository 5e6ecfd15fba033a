import type { HealthcareSamples } from '@common-ground/api/contracts/healthcare/samples.ts';
import { formWords } from '@common-ground/api/contracts/wording/form.ts';
import { useStore } from '@nanostores/react';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useEffect, useRef, useState } from 'react';
import { FormWordsProvider } from '../../components/form/formWords.ts';
import { LoadFailed } from '../../components/load-failed/LoadFailed.tsx';
import { tabList, tabTrigger } from '../../components/tabs/looks.ts';
import { Text } from '../../components/text/Text.tsx';
import { createRead } from '../../session/reads.ts';
import { $userId, api, calls } from '../../session/session.ts';
import { type Portal, PortalProvider } from './context.ts';
import { Overview } from './Overview.tsx';
import { PORTAL_TABS, type PortalPlace, type PortalTab, parsePortalPlace, toPortalQuery } from './places.ts';
import { RecordDetail } from './RecordDetail.tsx';
import { RecordList } from './RecordList.tsx';

/** All sample records, in the language of the page. They are few enough for the browser to filter them. */
const $samples = createRead<HealthcareSamples>([calls.listHealthcareSamples.path, '?for=', $userId], {
  fetcher: () => api.call(calls.listHealthcareSamples, { query: { lang: document.documentElement.lang } }),
});

type Props = Pick<Portal, 'lang' | 'words'>;

export function PortalView({ lang, words }: Props) {
  const { data: samples, error } = useStore($samples);
  const { place, hasMoved, go } = usePlace();
  const view = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The pressed button disappears. Moving the focus keeps it from returning to the start of the page.
    view.current?.focus();
    $samples.revalidate();
  };
  return (
    <div className="grid grid-cols-1 gap-4 focus:outline-none" tabIndex={-1} ref={view}>
      <p className="notice-box px-5 py-3">
        <strong>
          <Text>{`${words.sample}.`}</Text>
        </strong>{' '}
        <Text>{words.sampleHint}</Text>
      </p>
      <Root
        value={place.tab}
        onValueChange={(tab) => go({ tab: tab as PortalTab, record: null, filters: {} })}
        dir={document.dir === 'rtl' ? 'rtl' : 'ltr'}
      >
        <List className={tabList} aria-label={words.tabs}>
          {PORTAL_TABS.map((name) => (
            <Trigger className={tabTrigger} key={name} value={name}>
              {words[name]}
            </Trigger>
          ))}
        </List>
        {PORTAL_TABS.map((name) => (
          <Content className="grid min-h-96 grid-cols-1 content-start gap-6 pt-6" key={name} value={name}>
            {Boolean(error) && <LoadFailed text={words.failed} tryAgain={words.tryAgain} onRetry={retry} />}
            {!error && !samples && <p role="status">{words.loading}</p>}
            {!error && samples && (
              <PortalProvider value={{ lang, words, samples, place, hasMoved, go }}>
                <FormWordsProvider value={formWords(lang)}>
                  <View tab={name} record={place.record} />
                </FormWordsProvider>
              </PortalProvider>
            )}
          </Content>
        ))}
      </Root>
    </div>
  );
}

function View({ tab, record }: Pick<PortalPlace, 'tab' | 'record'>) {
  if (tab === 'dashboard') return <Overview />;
  return record === null ? <RecordList tab={tab} /> : <RecordDetail key={record} tab={tab} number={record} />;
}

/** Returns the view in the address. `go` shows another view and adds it to the browser's history. */
function usePlace() {
  const [{ place, hasMoved }, setPlace] = useState(() => ({
    place: parsePortalPlace(location.search),
    hasMoved: false,
  }));
  useEffect(() => {
    const follow = () => setPlace({ place: parsePortalPlace(location.search), hasMoved: true });
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function go(next: PortalPlace): void {
    const query = toPortalQuery(next);
    if (query !== toPortalQuery(place)) history.pushState(null, '', location.pathname + query);
    setPlace({ place: next, hasMoved: true });
  }
  return { place, hasMoved, go };
}
