import type { ProfileWords } from '@common-ground/api/contracts/wording/accountsProfile.ts';
import { formWords } from '@common-ground/api/contracts/wording/form.ts';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormWordsProvider } from '../../../components/form/formWords.ts';
import { tabList, tabTrigger } from '../../../components/tabs/looks.ts';
import { deleteDraft, readDraft } from '../../../session/drafts.ts';
import { $userId } from '../../../session/session.ts';
import { BookmarksTab } from './bookmarks/BookmarksTab.tsx';
import { ProfileProvider, useUser } from './context.ts';
import { ProfileHead } from './head/ProfileHead.tsx';
import { LearningTab } from './learning/LearningTab.tsx';
import { PROFILE_DRAFT } from './overview/checkProfile.ts';
import { OverviewTab } from './overview/OverviewTab.tsx';
import { type ProfilePlace, parseProfileHash, TABS, type Tab } from './places.ts';
import { SettingsTab } from './settings/SettingsTab.tsx';

const CONTENTS = { overview: null, learning: LearningTab, bookmarks: BookmarksTab, settings: SettingsTab };

export function ProfileView({ lang, words }: { lang: string; words: ProfileWords }) {
  const { tab, part, choose, list } = useTab();
  const user = useUser();
  const [isEditing, setEditing] = useState(() => readDraft(PROFILE_DRAFT, $userId.get()) !== null);
  const editButton = useRef<HTMLButtonElement>(null);

  function edit(isWanted: boolean) {
    // Renders at once, so that the button has its new label and the form is gone before the focus moves.
    flushSync(() => {
      if (isWanted) choose('overview');
      setEditing(isWanted);
    });
    if (isWanted) return;
    deleteDraft(PROFILE_DRAFT, $userId.get());
    editButton.current?.focus();
  }

  return (
    <ProfileProvider value={{ lang, words }}>
      <FormWordsProvider value={formWords(lang)}>
        <ProfileHead user={user} isEditing={isEditing} onEdit={edit} editButton={editButton} />
        <Root
          className="profile-tabs max-w-list"
          value={tab}
          onValueChange={(value) => choose(value as typeof tab)}
          dir={document.dir === 'rtl' ? 'rtl' : 'ltr'}
        >
          <List className={tabList} aria-label={words.head.tabs} ref={list}>
            {TABS.map((name) => (
              <Trigger className={tabTrigger} key={name} value={name}>
                {words.head[name]}
              </Trigger>
            ))}
          </List>
          {/* Stays mounted on the other tabs, because the form holds unsaved text. */}
          <Content className="data-[state=inactive]:hidden" value="overview" forceMount>
            <OverviewTab user={user} isEditing={isEditing} part={part} onDone={() => edit(false)} />
          </Content>
          {TABS.map((name) => {
            const Tab = CONTENTS[name];
            return (
              Tab && (
                <Content className="data-[state=inactive]:hidden" key={name} value={name}>
                  <Tab />
                </Content>
              )
            );
          })}
        </Root>
      </FormWordsProvider>
    </ProfileProvider>
  );
}

/** Holds the tab that the hash of the address names. Choosing a tab adds a history entry. */
function useTab() {
  const [place, setPlace] = useState<ProfilePlace>(() => parseProfileHash(location.hash));
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const follow = () => {
      const wanted = parseProfileHash(location.hash);
      setPlace(wanted);
      // A link within the page, or Back, changed the hash, so the focus moves to the tab.
      if (!wanted.part)
        requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-state=active]')?.focus());
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  function choose(tab: Tab) {
    setPlace({ tab, part: null });
    if (parseProfileHash(location.hash).tab === tab && location.hash === `#${tab}`) return;
    history.pushState(null, '', `#${tab}`);
  }

  return { ...place, choose, list };
}
