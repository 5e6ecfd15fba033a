import type { ForumCategory } from '@common-ground/api/contracts/forum/topics.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { searchForm } from '../../components/search-form/looks.ts';
import { Filled } from '../../components/text/Filled.tsx';
import { conditionPath, forumPath } from '../../routes.ts';
import { ALL_TOPICS, type TopicQuery } from './askedTopics.ts';
import type { ForumWords } from './TopicRow.tsx';
import { useConditionName } from './useConditionName.ts';

/** Pause in typing, in milliseconds, after which the search starts. */
const PAUSE_MS = 300;
// Copies the limit, because importing the contract would load its schemas. The type makes the compiler compare both.
const TEXT_MAX: typeof import('@common-ground/api/contracts/limits.ts').SEARCH_TEXT_LENGTH = 200;

const selectLook = 'min-h-target rounded-soft border border-edge bg-raised px-3 py-1 text-base text-ink';

type Props = {
  lang: string;
  words: ForumWords;
  isAlive: boolean;
  asked: TopicQuery;
  go: (asked: TopicQuery, isTyping?: boolean) => Promise<void>;
};

/** Shows search box, category and language. Without scripts there are links to the categories instead. */
export function ForumFilter({ lang, words: { forum }, isAlive, asked, go }: Props) {
  const [text, setText] = useState('');
  const timer = useRef(0);
  const [selectId, languagesId] = [useId(), useId()];
  const about = useConditionName(isAlive ? asked.conditionId : null, lang);
  // Shows the search of the address, such as after Back, unless the reader is typing.
  useEffect(() => {
    if (!timer.current) setText(asked.search);
  }, [asked.search]);

  function search(now: string, isTyping: boolean) {
    clearTimeout(timer.current);
    timer.current = 0;
    if (now.trim() !== asked.search) void go({ ...asked, search: now.trim(), after: null, before: null }, isTyping);
  }

  function type(now: string) {
    setText(now);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => search(now, true), PAUSE_MS);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    search(text, true);
  }

  const choices = [undefined, ...(Object.keys(forum.rules) as ForumCategory[])];
  return (
    <div className="grid grid-cols-1 gap-4 print:hidden">
      <nav className="js:hidden" aria-label={forum.topicsTitle}>
        <ul className="flex flex-wrap gap-2">
          {choices.map((category) => (
            <li key={category ?? ''}>
              <a
                className="chip"
                href={forumPath(lang, category)}
                aria-current={category === (asked.category ?? undefined) ? 'page' : undefined}
              >
                {forum.categories[category ?? 'all']}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap items-end gap-4 no-js:hidden">
        {/* biome-ignore lint/a11y/useSemanticElements: browsers of a few years ago do not know the search element */}
        <form className={`${searchForm.form} min-w-0 flex-[1_1_18rem]`} role="search" onSubmit={submit}>
          <input
            className={searchForm.box}
            type="search"
            name="search"
            placeholder={forum.searchLabel}
            aria-label={forum.searchLabel}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={TEXT_MAX}
            dir="auto"
            value={text}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          <button className={`${searchForm.button} px-4`} type="submit">
            {forum.search}
          </button>
        </form>
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <label className="font-semibold" htmlFor={selectId}>
            {forum.category}
          </label>
          <select
            className={selectLook}
            id={selectId}
            autoComplete="off"
            value={asked.category ?? 'all'}
            onChange={({ currentTarget }) => {
              const category = currentTarget.value === 'all' ? null : (currentTarget.value as ForumCategory);
              void go({ ...asked, category, after: null, before: null });
            }}
          >
            {choices.map((category) => (
              <option key={category ?? ''} value={category ?? 'all'}>
                {forum.categories[category ?? 'all']}
              </option>
            ))}
          </select>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <label className="font-semibold" htmlFor={languagesId}>
            {forum.language}
          </label>
          <select
            className={selectLook}
            id={languagesId}
            autoComplete="off"
            value={asked.isAllLanguages ? 'all' : 'this'}
            onChange={({ currentTarget }) => {
              void go({ ...asked, isAllLanguages: currentTarget.value === 'all', after: null, before: null });
            }}
          >
            <option value="this">{forum.thisLanguage}</option>
            <option value="all">{forum.allLanguages}</option>
          </select>
        </div>
      </div>
      {about && asked.conditionId !== null && (
        <p className="flex flex-wrap items-center gap-x-6">
          <span>
            <Filled
              text={forum.about}
              values={{
                name: (
                  <a href={conditionPath(asked.conditionId, lang)}>
                    <bdi>{about}</bdi>
                  </a>
                ),
              }}
            />
          </span>
          <button className="button quiet" type="button" onClick={() => void go(ALL_TOPICS)}>
            {forum.showAll}
          </button>
        </p>
      )}
    </div>
  );
}
