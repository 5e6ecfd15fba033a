import type { FittingSection, Similar } from '@common-ground/api/contracts/forum/similar.ts';
import type { Topic } from '@common-ground/api/contracts/forum/topics.ts';
import type { ForumToolWords } from '@common-ground/api/contracts/wording/forumTools.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect, useId, useState } from 'react';
import type { Parts } from '../../components/text/Text.tsx';
import { conditionPath } from '../../routes.ts';
import type { ForumWords } from './TopicRow.tsx';
import { pageOfTopic } from './topicLinks.ts';
import { useSimilar } from './useSimilar.ts';

type Props = {
  lang: string;
  title: string;
  /** Code of the language that the title is written in. */
  language: string;
  words: ForumToolWords['similar'];
  topicWords: ForumWords['topic'];
};

/** Shows topics and sections of condition pages that the title of a new topic resembles; nothing when there are none. */
export function SimilarTopics({ lang, title, language, words, topicWords }: Props) {
  const similar = useSimilar(title, language);
  const { topics, sections }: Similar = similar ?? { topics: [], sections: [] };
  const isFound = topics.length + sections.length > 0;
  const [wasFound, setWasFound] = useState(false);
  useEffect(() => {
    if (isFound) setWasFound(true);
  }, [isFound]);
  return (
    <>
      {/* Announced once: a text that stays the same is not announced again. */}
      <p className="sr-only" role="status">
        {wasFound && words.found}
      </p>
      {isFound && (
        <section
          className="grid grid-cols-1 gap-3 rounded-soft border border-line bg-sunken px-4 py-3"
          aria-label={words.label}
        >
          {topics.length > 0 && (
            <Group heading={words.topics}>
              {topics.map((topic) => (
                <li key={topic.id}>
                  <TopicLink topic={topic} lang={lang} />
                  <p className="hint">{plural(lang, topicWords.replies, topic.postCount)}</p>
                </li>
              ))}
            </Group>
          )}
          {sections.length > 0 && (
            <Group heading={words.pages}>
              {sections.map((section) => (
                <li key={section.conditionId}>
                  <SectionLink section={section} lang={lang} words={words} />
                  <p className="hint line-clamp-2" lang={section.language} dir="auto">
                    {section.text}
                  </p>
                </li>
              ))}
            </Group>
          )}
          <p className="hint">{words.newTab}</p>
        </section>
      )}
    </>
  );
}

function Group({ heading, children }: { heading: string; children: Parts }) {
  const id = useId();
  return (
    <div>
      <h3 className="text-base" id={id}>
        {heading}
      </h3>
      <ul className="grid list-none grid-cols-1 gap-1 p-0" aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

/** Opens in a new tab, because the form is not finished. */
const newTab = { className: 'touch text-base', target: '_blank', rel: 'noreferrer' };

function TopicLink({ topic, lang }: { topic: Topic; lang: string }) {
  return (
    <a {...newTab} href={pageOfTopic(topic, lang)} lang={topic.language} dir="auto">
      {topic.title}
    </a>
  );
}

function SectionLink({ section, lang, words }: Pick<Props, 'lang' | 'words'> & { section: FittingSection }) {
  const { conditionId, name, language, section: fragment, heading } = section;
  return (
    <a
      {...newTab}
      href={`${conditionPath(conditionId, lang)}${fragment ? `#${fragment}` : ''}`}
      lang={language}
      dir="auto"
    >
      {heading ? fill(words.section, { name, heading }) : name}
    </a>
  );
}
