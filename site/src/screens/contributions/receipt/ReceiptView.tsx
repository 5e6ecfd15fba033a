import { ClientError } from '@common-ground/api/contracts/client.ts';
import type { OpenedReceipt } from '@common-ground/api/contracts/contributions/receipts.ts';
import { FINAL_STATES } from '@common-ground/api/contracts/contributions/workflow.ts';
import type { ProfileWords } from '@common-ground/api/contracts/wording/accountsProfile.ts';
import type { ContributionWords } from '@common-ground/api/contracts/wording/contributionsForm.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';
import { useEffect, useState } from 'react';
import { LatePart } from '../../../components/late-part/LatePart.tsx';
import { useLoaded } from '../../../islands/useLoaded.ts';
import { readServerMessage } from '../../../session/readServerMessage.ts';
import { api, calls } from '../../../session/session.ts';
import { ProfileProvider } from '../../accounts/profile/context.ts';
import { ContributionState } from '../../accounts/profile/contributions/ContributionState.tsx';
import { Withdraw } from '../../accounts/profile/contributions/Withdraw.tsx';
import type { Checks } from '../form/checks.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import { AnswerForm, addPageSources } from '../suggest/AnswerPart.tsx';

type Props = {
  lang: string;
  words: Wording['receipt'];
  checks: Checks;
  profile: ProfileWords;
  form: ContributionWords;
};

export function ReceiptView({ lang, words, checks, profile, form }: Props) {
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => {
    // Another receipt opened in this tab changes only the hash. `#content` is the target of the skip link, not a token.
    const follow = () => /^#[\w-]{20,}$/.test(location.hash) && location.reload();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const receipt = useLoaded(() => readReceipt(token), true);
  return (
    <LatePart part={receipt} words={words}>
      {(contribution) =>
        contribution === 'missing' ? (
          <div role="alert">
            <h2>{words.missing}</h2>
            <p>{words.missingText}</p>
          </div>
        ) : typeof contribution === 'string' ? (
          <p role="alert">{contribution}</p>
        ) : (
          <ProfileProvider value={{ lang, words: profile }}>
            <p>{words.text}</p>
            <p>{words.confirmed}</p>
            <div className="my-6 grid grid-cols-1 justify-items-start gap-4 [&_h2]:font-body [&_h2]:text-body">
              <ContributionState contribution={contribution} Heading="h2" />
              {!FINAL_STATES.includes(contribution.status) && (
                <Withdraw contribution={contribution} withdraw={() => withdraw(token)} />
              )}
            </div>
            {contribution.status === 'changes_requested' && (
              <FormFrame lang={lang} words={form}>
                <AnswerForm
                  contribution={contribution}
                  checks={checks}
                  send={(body) => api.call(calls.answerByReceipt, { params: { token }, body })}
                  leave={() => reloadReceipt(token)}
                />
              </FormFrame>
            )}
            <SentAlong
              receipts={contribution.sentAlong}
              title={words.sentAlong}
              states={profile.contributions.states}
            />
          </ProfileProvider>
        )
      }
    </LatePart>
  );
}

type SentAlongProps = {
  receipts: OpenedReceipt['sentAlong'];
  title: string;
  states: ProfileWords['contributions']['states'];
};

/** Links to contributions from the same mailbox that have no mailed link of their own. */
function SentAlong({ receipts, title, states }: SentAlongProps) {
  if (receipts.length === 0) return null;
  return (
    <>
      <h2 className="mt-6 text-h3">{title}</h2>
      <ul>
        {receipts.map(({ token, title: name, status }) => (
          <li key={token}>
            <a href={`#${token}`} className="touch">
              <bdi>{name}</bdi>
            </a>{' '}
            <span className="badge">{states[status]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns `missing` for an unknown token, and the server's message after too many wrong tokens. */
async function readReceipt(token: string): Promise<OpenedReceipt | string> {
  try {
    const receipt = await api.call(calls.readReceipt, { params: { token } });
    return receipt.status === 'changes_requested' ? await addPageSources(receipt) : receipt;
  } catch (error) {
    if (error instanceof ClientError && error.status === 404) return 'missing';
    const said = error instanceof ClientError && error.status === 429 && readServerMessage(error);
    if (said) return said;
    throw error;
  }
}

async function withdraw(token: string): Promise<void> {
  await api.call(calls.withdrawByReceipt, { params: { token } });
  await reloadReceipt(token);
}

/** Reloads the page with the current state of the receipt, even when the hash has changed since. */
function reloadReceipt(token: string): Promise<void> {
  history.replaceState(history.state, '', `#${token}`);
  location.reload();
  return new Promise(() => {});
}
