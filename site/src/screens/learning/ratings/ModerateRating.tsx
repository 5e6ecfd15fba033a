import { hasRole, MODERATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import type { PathRating } from '@common-ground/api/contracts/learning/ratings.ts';
import type { Moderation } from '@common-ground/api/contracts/moderation/moderation.ts';
import { loadTalkWords, type TalkWords } from '@common-ground/api/contracts/wording/talk.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { giveFocus } from '../../../components/focus/giveFocus.ts';
import { ReasonForm } from '../../../components/moderation/ReasonForm.tsx';
import { useLoaded } from '../../../islands/useLoaded.ts';
import { $session, api, calls } from '../../../session/session.ts';

type Props = {
  rating: PathRating;
  lang: string;
  onChanged: (rating: PathRating) => void;
  /** Called after a hidden rating was restored, because its text has to be read again. */
  onShown: () => Promise<void>;
};

/** Actions of a moderator on a rating. Their texts are loaded for moderators only. */
export function ModerateRating(props: Props) {
  const isModerator = hasRole(useStore($session)?.person, MODERATORS);
  // Stays true after the session ended, so that the form and its text stay.
  const [wasModerator, setWasModerator] = useState(false);
  if (isModerator && !wasModerator) setWasModerator(true);
  const words = useLoaded(() => loadTalkWords(props.lang), isModerator);
  if (!wasModerator || words === null || words === 'failed' || props.rating.state === 'removed') return null;
  return <ModerationActions {...props} words={words} isModerator={isModerator} />;
}

type DeedsProps = Props & { words: TalkWords; isModerator: boolean };

function ModerationActions({ rating, lang, words, isModerator, onChanged, onShown }: DeedsProps) {
  const [asked, setAsked] = useState<Moderation | null>(null);
  const { talk } = words;
  const { id, state } = rating;

  async function moderate(action: Moderation, reason: string) {
    const done = await api.call(calls.moderatePost, { params: { kind: 'review', id }, body: { action, reason } });
    setAsked(null);
    // A hidden or removed rating loses its text at once. The text of a restored one is not in the response.
    if (done.state === 'visible') await onShown();
    else onChanged({ ...rating, state: done.state, stateReason: reason, rating: null, review: null });
  }

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
    <ReasonForm
      label={talk.moderation[asked]}
      draftName={`rating-deed-${id}`}
      lang={lang}
      words={words}
      moderate={(reason) => moderate(asked, reason)}
      onCancel={cancel}
    />
  );
}
