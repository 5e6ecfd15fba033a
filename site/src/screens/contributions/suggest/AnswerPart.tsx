import { useStore } from '@nanostores/react';
import { LatePart } from '../../../components/late-part/LatePart.tsx';
import { useLate } from '../../../islands/useLate.ts';
import { accountPath } from '../../../routes.ts';
import { api } from '../../../session/api.ts';
import { calls } from '../../../session/calls.ts';
import { $userId } from '../../../session/session.ts';
import { contributionsPath } from '../../accounts/profile/places.ts';
import type { Checks } from '../form/checks.ts';
import { useForm } from '../form/context.ts';
import { AnswerForm } from './AnswerForm.tsx';

type Props = { id: number; checks: Checks };

/** The answer to a reviewer who asked for changes, by whoever sent the text in. */
export function AnswerPart({ id, checks }: Props) {
  const { lang, words } = useForm();
  const userId = useStore($userId);
  if (userId !== null) return <OwnAnswer key={userId} {...{ id, checks, userId }} />;
  return (
    <>
      <p>{words.answer.signedOut}</p>
      <p className="buttons">
        <a className="button" href={accountPath('login', lang, location.pathname + location.search)}>
          {words.sender.signIn}
        </a>
      </p>
    </>
  );
}

function OwnAnswer({ id, checks, userId }: Props & { userId: number }) {
  const { lang, words } = useForm();
  const own = useLate(async () => {
    const list = await api.call(calls.listOwnContributions, { params: { id: userId } });
    return list.find((contribution) => contribution.id === id && contribution.status === 'changes_requested') ?? 'none';
  }, true);
  const late = { loading: words.loading, failed: words.loadFailed, tryAgain: words.tryAgain };
  return (
    <LatePart part={own} words={late}>
      {(contribution) =>
        contribution === 'none' ? (
          <>
            <p>{words.answer.notAsked}</p>
            <p>
              <a href={contributionsPath(lang)}>{words.answer.toProfile}</a>
            </p>
          </>
        ) : (
          <AnswerForm contribution={contribution} checks={checks} />
        )
      }
    </LatePart>
  );
}
