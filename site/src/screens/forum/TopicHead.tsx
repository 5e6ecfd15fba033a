import type { PageTopic } from '@common-ground/api/contracts/publishing/forumPages.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { Filled } from '../../components/text/Filled.tsx';
import { Text } from '../../components/text/Text.tsx';
import { forumPath } from '../../routes.ts';
import { TopicBadges } from './TopicBadges.tsx';
import { pageOfTopic } from './topicLinks.ts';

export type AboutPage = { name: string; href: string; lang?: string; dir?: 'ltr' | 'rtl' };

type Props = {
  topic: PageTopic;
  lang: string;
  words: Wording['topic'];
  category: string;
  about: AboutPage | null;
  /** Name of the topic's language, null when it is the page's. */
  languageName: string | null;
};

export function TopicHead({ topic, lang, words, category, about, languageName }: Props) {
  const { title, language, categoryType, audience, status, lockReason, mergedInto } = topic;
  return (
    <header className="topic-head grid grid-cols-1 justify-items-start gap-3">
      <h1 lang={language} dir="auto" tabIndex={-1}>
        {title}
      </h1>
      <TopicBadges topic={topic} words={words} />
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <a className="touch" href={forumPath(lang, categoryType)}>
          {category}
        </a>
        {about && (
          <a className="touch" href={about.href}>
            <span>
              <Filled
                text={words.about}
                values={{
                  name: (
                    <bdi lang={about.lang} dir={about.dir}>
                      {about.name}
                    </bdi>
                  ),
                }}
              />
            </span>
          </a>
        )}
      </p>
      {languageName !== null && <p className="hint">{fill(words.inLanguage, { language: languageName })}</p>}
      {audience === 'members' && <p className="hint">{words.membersOnlyText}</p>}
      {mergedInto !== null && (
        <p className="notice-box px-4 py-3">
          <Text>{`${words.merged} `}</Text>
          <a href={pageOfTopic({ id: mergedInto, audience }, lang)}>{words.toOther}</a>
        </p>
      )}
      {status === 'closed' && mergedInto === null && (
        <p className="notice-box px-4 py-3">
          <Text>{`${words.closedText} `}</Text>
          {lockReason && <bdi>{fill(words.because, { reason: lockReason })}</bdi>}
        </p>
      )}
    </header>
  );
}
