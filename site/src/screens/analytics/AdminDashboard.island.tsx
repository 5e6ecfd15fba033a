import { dashboardWords } from '@common-ground/api/contracts/wording/analytics.ts';
import { useStore } from '@nanostores/react';
import * as Tabs from '@radix-ui/react-tabs';
import { useEffect, useState } from 'react';
import '../../styles/late.ts';
import { useHydrated } from '../../islands/useHydrated.ts';
import { $session } from '../../session/session.ts';
import { Charts } from './Charts.tsx';
import { ContentTab } from './ContentTab.tsx';
import { Figures } from './Figures.tsx';
import { RecentEvents } from './RecentEvents.tsx';
import { ReportsTable } from './ReportsTable.tsx';
import { UsersTable } from './UsersTable.tsx';

type Props = { lang: string; dir: 'ltr' | 'rtl' };

const TABS = ['overview', 'users', 'content', 'reports'] as const;
type Tab = (typeof TABS)[number];
/** Reserves height, so that the page does not shrink while a list loads. */
const PANEL = 'grid min-h-96 grid-cols-1 content-start gap-8 pt-6';

/** Renders the dashboard for administrators. For other readers it renders nothing and sends no requests. */
export default function AdminDashboard({ lang, dir }: Props) {
  const isAlive = useHydrated();
  const session = useStore($session);
  const [tab, setTab] = useTabInAddress();
  const { adminDashboard: words } = dashboardWords(lang);
  // The server must not render the tabs: their library uses inline styles, which the policy of the pages forbids.
  if (!isAlive) return <p role="status">{words.loading}</p>;
  if (session?.person.role !== 'admin') return null;
  return (
    <Tabs.Root value={tab} onValueChange={(chosen) => setTab(chosen as Tab)} dir={dir}>
      <Tabs.List className="flex flex-wrap gap-1 border-b border-line" aria-label={words.tabs}>
        {TABS.map((name) => (
          <Tabs.Trigger
            key={name}
            value={name}
            className="min-h-target border-b-3 border-transparent px-5 py-2 font-semibold text-ink-soft hover:bg-sunken hover:text-ink aria-selected:border-action aria-selected:text-action forced-colors:not-aria-selected:border-[Canvas]"
          >
            {words[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="overview" className={PANEL}>
        <Figures lang={lang} />
        <RecentEvents lang={lang} />
        <Charts lang={lang} />
      </Tabs.Content>
      <Tabs.Content value="users" className={PANEL}>
        <UsersTable lang={lang} />
      </Tabs.Content>
      <Tabs.Content value="content" className={PANEL}>
        <ContentTab lang={lang} />
      </Tabs.Content>
      <Tabs.Content value="reports" className={PANEL}>
        <ReportsTable lang={lang} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** Stores the tab in the hash, so that it can be linked to and survives a reload. */
function useTabInAddress() {
  const [tab, setTab] = useState<Tab>('overview');
  useEffect(() => {
    const follow = () => setTab(TABS.find((name) => `#${name}` === location.hash) ?? 'overview');
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const choose = (chosen: Tab) => {
    setTab(chosen);
    history.replaceState(history.state, '', `#${chosen}`);
  };
  return [tab, choose] as const;
}
