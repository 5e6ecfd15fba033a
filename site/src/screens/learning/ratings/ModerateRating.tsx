import { hasRole, MODERATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import type { PathRating } from '@common-ground/api/contracts/learning/ratings.ts';
import { MODERATION_REASON_LENGTH } from '@common-ground/api/contracts/limits.ts';
import type { Moderation } from '@common-ground/api/contracts/moderation/moderation.ts';
import { loadTalkWords, type TalkWords } from '@common-ground/api/contracts/wording/talk/index.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { giveFocus } from '../../../components/focus/giveFocus.ts';
import { useSending } from '../../../components/form/Form.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { ToolForm } from '../../../components/form/ToolForm.tsx';
import { useLate } from '../../../islands/useLate.ts';
import { serverMessage } from '../../../session/serverMessage.ts';
import { $session, api, calls } from '../../../session/session.ts';

type Props = {
  rating: PathRating;
  lang: string;
  onChanged: (rating: PathRating) => void;
  /** It is before readers again: its words have to be read anew. */
  onShown: () => Promise<void>;
};

/** What a moderator can do with a rating, as with every post. Nobody else sees it, or loads its words. */
export function ModerateRating(props: Props) {
  const isModerator = hasRole(useStore($session)?.person, MODERATORS);
  const words = useLate(() => loadTalkWords(props.lang), isModerator);
  if (!isModerator || words === null || words === 'failed' || props.rating.state === 'removed') return null;
  return <Deeds {...props} words={words} />;
}

function Deeds({ rating, lang, words, onChanged, onShown }: Props & { words: TalkWords }) {
  const [asked, setAsked] = useState<Moderation | null>(null);
  const { talk, tools } = words;
  const { id, state } = rating;
  const sending = useSending(async ({ reason = '' }) => {
    if (!asked) return null;
    if (!reason.trim()) return { errors: { reason: talk.reasonNeeded } };
    try {
      const params = { kind: 'review', id } as const;
      const done = await api.call(calls.moderatePost, { params, body: { action: asked, reason } });
      setAsked(null);
      // What is taken from readers goes at once; words that come back are not in the answer.
      if (done.state === 'visible') await onShown();
      else onChanged({ ...rating, state: done.state, stateReason: reason, rating: null, review: null });
    } catch (error) {
      return { said: serverMessage(error, lang) ?? tools.notDone };
    }
    return null;
  });

  function cancel() {
    flushSync(() => setAsked(null));
    giveFocus(`[data-deed="${asked}-${id}"]`);
  }

  if (!asked)
    return (
      <div className="buttons items-start">
        {(state === 'visible' ? (['hide', 'remove'] as const) : (['show', 'remove'] as const)).map((deed) => (
          <button
            key={deed}
            className="button quiet"
            type="button"
            data-deed={`${deed}-${id}`}
            onClick={() => setAsked(deed)}
          >
            {talk.moderation[deed]}
          </button>
        ))}
      </div>
    );
  return (
    <ToolForm
      aria-label={talk.moderation[asked]}
      sending={sending}
      submit={talk.moderation[asked]}
      busy={tools.sending}
      failed={tools.notDone}
      cancel={tools.cancel}
      onCancel={cancel}
    >
      <TextField
        label={talk.reason}
        hint={talk.reasonHint}
        error={sending.errors.reason}
        name="reason"
        maxLength={MODERATION_REASON_LENGTH}
        dir="auto"
        required
      />
    </ToolForm>
  );
}
