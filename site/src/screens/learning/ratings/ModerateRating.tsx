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
import { failedBy, SendFailed, type SendingFailed } from '../../../components/form/SendFailed.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { ToolForm } from '../../../components/form/ToolForm.tsx';
import { useLate } from '../../../islands/useLate.ts';
import { $session, api, calls } from '../../../session/session.ts';
import { useDraft } from '../../../session/useDraft.ts';

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
  // Also after the session has ended meanwhile: what was written stays.
  const [wasModerator, setWasModerator] = useState(false);
  if (isModerator && !wasModerator) setWasModerator(true);
  const words = useLate(() => loadTalkWords(props.lang), isModerator);
  if (!wasModerator || words === null || words === 'failed' || props.rating.state === 'removed') return null;
  return <Deeds {...props} words={words} isModerator={isModerator} />;
}

type DeedsProps = Props & { words: TalkWords; isModerator: boolean };

function Deeds({ rating, lang, words, isModerator, onChanged, onShown }: DeedsProps) {
  const [asked, setAsked] = useState<Moderation | null>(null);
  const { talk, tools } = words;
  const { id, state } = rating;
  const draft = useDraft(`rating-deed-${id}`, { reason: '' });
  const sending = useSending<SendingFailed>(async () => {
    const { reason } = draft.value;
    if (!asked) return null;
    if (!reason.trim()) return { errors: { reason: talk.reasonNeeded } };
    try {
      const params = { kind: 'review', id } as const;
      const done = await api.call(calls.moderatePost, { params, body: { action: asked, reason } });
      draft.forget();
      setAsked(null);
      // What is taken from readers goes at once; words that come back are not in the answer.
      if (done.state === 'visible') await onShown();
      else onChanged({ ...rating, state: done.state, stateReason: reason, rating: null, review: null });
    } catch (error) {
      return failedBy(error, lang);
    }
    return null;
  });

  function cancel() {
    flushSync(() => setAsked(null));
    giveFocus(`[data-deed="${asked}-${id}"]`);
  }

  if (!asked && !isModerator) return null;
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
      failed={(failed) => <SendFailed title={talk.moderation[asked]} words={tools} failed={failed} lang={lang} />}
      cancel={tools.cancel}
      onCancel={cancel}
    >
      <TextField
        label={talk.reason}
        hint={talk.reasonHint}
        error={sending.errors.reason}
        {...draft.field('reason')}
        maxLength={MODERATION_REASON_LENGTH}
        dir="auto"
        required
      />
    </ToolForm>
  );
}
