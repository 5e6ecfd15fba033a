import type { Post } from '@common-ground/api/contracts/forum/posts.ts';
import type { Topic } from '@common-ground/api/contracts/forum/topics.ts';
import { findPlaceholder } from '@common-ground/api/contracts/moderation/findPlaceholder.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';
import { formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { StaffBadge } from '../../components/condition-tools/UserName.tsx';
import { Filled } from '../../components/text/Filled.tsx';
import { PageTime } from '../../components/text/PageTime.tsx';
import { type Parts, Text } from '../../components/text/Text.tsx';
import { postText } from './looks.ts';
import { postAnchor, postLink } from './topicLinks.ts';

/** A post, with or without its Markdown, which only quoting and editing need. */
export type ShownPost = Omit<Post, 'content'> & { content?: string };

type Props = {
  post: ShownPost;
  topic: Pick<Topic, 'id' | 'audience' | 'language' | 'authorId'>;
  lang: string;
  words: Wording['topic'];
  /** Shown in place of the text, such as the form that edits it. */
  instead?: Parts;
  /** Actions below the text. */
  children?: Parts;
};

/** Shows a post. A note replaces its text when the post was deleted, hidden, removed or moved. */
export function PostView({ post, topic, lang, words, instead, children }: Props) {
  const { number, userId, userName, userRole, createdAt, editedAt, parentNumber, parentName, isNote, likesCount } =
    post;
  const titleId = `${postAnchor(number)}-title`;
  const isShown = isReadablePost(post);
  const isFurther = number > 1 && userId !== null && userId === topic.authorId;
  return (
    <article
      className="post grid scroll-mt-6 grid-cols-1 gap-3 py-6 target:border-s-3 target:border-action target:ps-4"
      id={postAnchor(number)}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-post={post.id}
    >
      <header className="grid grid-cols-1 gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="label wrap-anywhere" id={titleId}>
            <PostReference
              text={words.heading}
              name={userId === null ? null : userName}
              lang={lang}
              words={words}
              number={number}
            />
          </h2>
          {userId !== null && userRole && <StaffBadge role={userRole} lang={lang} />}
          {isNote && <span className="badge">{words.note}</span>}
          {isFurther && <span className="badge">{words.topicAuthor}</span>}
        </div>
        <p className="hint">
          <a className="text-ink-soft" href={postLink(topic, number, lang)}>
            <PageTime iso={createdAt} lang={lang} />
          </a>
          {editedAt && isShown && (
            <>
              <Text>{` · ${words.edited} `}</Text>
              <PageTime iso={editedAt} lang={lang} />
            </>
          )}
        </p>
        {parentNumber !== null && isShown && (
          <p className="hint">
            <a href={postLink(topic, parentNumber, lang)}>
              <PostReference text={words.inReplyTo} name={parentName} number={parentNumber} lang={lang} words={words} />
            </a>
          </p>
        )}
      </header>
      {isShown && (instead ?? <PostWords post={post} topic={topic} lang={lang} words={words} />)}
      {!isShown && <GoneNote post={post} lang={lang} words={words} />}
      {isShown && !instead && likesCount > 0 && <p className="hint">{plural(lang, words.likes, likesCount)}</p>}
      {children}
    </article>
  );
}

/** Whether readers can see the text of the post in this topic. */
export function isReadablePost({ state, isMoved }: ShownPost): boolean {
  return state === 'visible' && !isMoved;
}

type WordsProps = Pick<Props, 'post' | 'topic' | 'lang' | 'words'>;

function PostWords({ post: { html, warning, quote }, topic, lang, words }: WordsProps) {
  const own = { lang: topic.language, dir: 'auto' };
  return (
    <>
      {quote && (
        <figure className="max-w-measure border-s-3 border-line ps-4 text-base">
          <figcaption className="hint">
            <a href={postLink({ id: quote.topicId, audience: quote.audience }, quote.number, lang)}>
              <PostReference
                text={words.quoted}
                name={quote.userName}
                number={quote.number}
                lang={lang}
                words={words}
              />
            </a>
          </figcaption>
          {quote.warning === null ? (
            <Quotation text={quote.text} {...own} />
          ) : (
            <details>
              <summary {...own}>{quote.warning}</summary>
              <Quotation text={quote.text} {...own} />
            </details>
          )}
        </figure>
      )}
      {warning !== null && <p className="hint font-semibold">{words.warned}</p>}
      {/* The API renders this HTML from Markdown, without active content, and folded when there is a warning. */}
      <div className={postText} data-words {...own} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

function Quotation({ text, ...own }: { text: string; lang: string; dir: string }) {
  return (
    <blockquote className="wrap-anywhere whitespace-pre-line" {...own}>
      {text}
    </blockquote>
  );
}

function GoneNote({ post, lang, words }: Pick<Props, 'post' | 'lang' | 'words'>) {
  const { movedTo } = post;
  const gone = findPlaceholder(post, words);
  return (
    <p className="hint italic">
      <Text>{gone?.text ?? words.moved}</Text>
      {movedTo && (
        <>
          <Text> </Text>
          {/* `movedTo` is null for readers who may not read the target, such as guests when it is for members. */}
          <a href={postLink({ id: movedTo.topicId, audience: movedTo.audience }, movedTo.number, lang)}>
            {words.toOther}
          </a>
        </>
      )}
      {gone?.reason && (
        <>
          <Text> </Text>
          <bdi>{gone.reason}</bdi>
        </>
      )}
    </p>
  );
}

type NumberAndNameProps = {
  text: string;
  lang: string;
  words: Wording['topic'];
  number: number;
  /** Null when the account was deleted. */
  name: string | null;
};

/** Fills a text such as "Post 3 by Ana". The name is isolated, because its writing direction may differ. */
function PostReference({ text, lang, words, number, name }: NumberAndNameProps) {
  const values = { number: formatNumber(lang, number), name: name === null ? words.formerMember : <bdi>{name}</bdi> };
  return <Filled text={text} values={values} />;
}
