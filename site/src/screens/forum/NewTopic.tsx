import type { ForumCategory, Topic } from '@common-ground/api/contracts/forum/topics.ts';
import { TOPIC_TITLE_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { type ForumToolWords, loadForumToolWords } from '@common-ground/api/contracts/wording/forumTools.ts';
import { useCare } from '../../components/care/useCare.tsx';
import { DraftNote } from '../../components/form/DraftNote.tsx';
import { TextField } from '../../components/form/FieldFrame.tsx';
import { Form, useSending } from '../../components/form/Form.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { SendFailed, type SendingFailed, toSendingFailure } from '../../components/form/SendFailed.tsx';
import { Filled } from '../../components/text/Filled.tsx';
import { showCatalogueToast } from '../../components/toaster/showCatalogueToast.ts';
import { hasNoResponse } from '../../session/hasNotReachedService.ts';
import { queueWrite } from '../../session/offline/ownQueue.ts';
import { deleteRequestKey, findRequestKey } from '../../session/requestKey.ts';
import { $userId, api, calls } from '../../session/session.ts';
import { useDraft } from '../../session/useDraft.ts';
import { AudienceField } from './AudienceField.tsx';
import { NewAccountHint } from './NewAccountHint.tsx';
import { PostFields } from './PostFields.tsx';
import { queuedTopic } from './queued.ts';
import { SimilarTopics } from './SimilarTopics.tsx';
import { useConditionName } from './useConditionName.ts';
import type { ForumProps } from './useTopicList.ts';
import { queuedTitle, TOPIC_DRAFT, type TopicWriting } from './writing.ts';

type Props = Pick<ForumProps, 'lang' | 'words' | 'languages' | 'category'> & {
  tools: ForumToolWords;
  /** Id of the condition that the list and the new topic are about, null without one. */
  conditionId: number | null;
  onCreated: (topic: Topic) => Promise<void>;
  /** Called when the topic is queued in this browser. `key` identifies it in the queue. */
  onQueued: (key: string | undefined) => void;
  onClose: () => void;
};

export function NewTopic({
  lang,
  words,
  languages,
  category,
  tools,
  conditionId,
  onCreated,
  onQueued,
  onClose,
}: Props) {
  const { write } = tools;
  const { forum, topic } = words;
  const empty: TopicWriting = {
    title: '',
    content: '',
    warning: '',
    categoryType: category ?? 'general',
    audience: 'everyone',
    language: lang,
  };
  const draft = useDraft(TOPIC_DRAFT, empty);
  const { value, change } = draft;
  const about = useConditionName(conditionId, lang);
  const care = useCare(lang, value.audience);
  const isEmpty = !value.title.trim() || !value.content.trim();
  const sending = useSending<SendingFailed>(async () => {
    if (isEmpty) return null;
    if (await care.asks(`${value.title}\n${value.warning}\n${value.content}`)) return null;
    const userId = $userId.get();
    const { warning, ...said } = value;
    const body = { ...said, ...(warning.trim() && { warning }), ...(conditionId && { conditionId }) };
    // A queued topic has the same key, so repeated requests create it once.
    const key = findRequestKey(JSON.stringify(['topic', body]));
    try {
      const created = await api.call(calls.createTopic, { body: { ...body, ...(key && { key }) } });
      deleteRequestKey();
      draft.forget();
      await onCreated(created);
    } catch (error) {
      const write = { kind: queuedTopic, userId, uuid: key, title: queuedTitle(value, topic), input: { body } };
      if (userId !== null && hasNoResponse(error) && (await queueWrite(write))) {
        deleteRequestKey();
        draft.forget();
        onQueued(key);
        return null;
      }
      const failed = toSendingFailure(error, lang, TOPIC_DRAFT);
      void showCatalogueToast({ kind: 'topicFailed', text: failed.said ?? null });
      return failed;
    }
    return null;
  });
  return (
    <Form
      noValidate
      startsFocused
      worksOffline
      sending={sending}
      submit={write.create}
      isDisabled={isEmpty}
      busy={write.creating}
      held={care.note}
      failed={(failed) => <SendFailed title={write.notCreated} words={write} failed={failed} lang={lang} />}
      cancel={write.cancel}
      onCancel={onClose}
    >
      {about && (
        <p className="hint">
          <Filled text={topic.about} values={{ name: <bdi>{about}</bdi> }} />
        </p>
      )}
      <NewAccountHint lang={lang} words={write} />
      <DraftNote draft={draft} />
      <TextField label={write.title} isRequired {...draft.field('title')} maxLength={TOPIC_TITLE_LENGTH} dir="auto" />
      <SimilarTopics
        lang={lang}
        title={value.title}
        language={value.language}
        words={tools.similar}
        topicWords={topic}
      />
      <SelectField
        label={write.category}
        hint={forum.rules[value.categoryType]}
        name="categoryType"
        value={value.categoryType}
        onChange={({ currentTarget }) => change({ categoryType: currentTarget.value as ForumCategory })}
      >
        {(Object.keys(forum.rules) as ForumCategory[]).map((one) => (
          <option key={one} value={one}>
            {forum.categories[one]}
          </option>
        ))}
      </SelectField>
      <PostFields label={write.content} words={write} value={value} onChange={change} />
      <AudienceField words={write} value={value.audience} onChange={(audience) => change({ audience })} />
      <SelectField
        label={write.language}
        name="language"
        value={value.language}
        onChange={({ currentTarget }) => change({ language: currentTarget.value })}
      >
        {languages.map(({ code, nativeName }) => (
          <option key={code} value={code} lang={code}>
            {nativeName}
          </option>
        ))}
      </SelectField>
    </Form>
  );
}

export async function loadNewTopic(lang: string) {
  return { NewTopic, tools: await loadForumToolWords(lang) };
}
