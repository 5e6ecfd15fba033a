import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { FINAL_STATES } from '@common-ground/api/contracts/contributions/workflow.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { screenPath, suggestPath } from '../../../../routes.ts';
import { api, calls } from '../../../../session/session.ts';
import { useProfile } from '../context.ts';
import { withAction } from '../looks.ts';
import { ListPart, Section, useOutcome } from '../parts/Section.tsx';
import { $contributions } from '../reads.ts';
import { ContributionState } from './ContributionState.tsx';
import { Withdraw } from './Withdraw.tsx';

/** `isWanted`: whether the address names this part, which then takes the focus. */
export function ContributionsPart({ isWanted }: { isWanted: boolean }) {
  const { lang, words } = useProfile();
  const { tell, section } = useOutcome(isWanted);
  const nothing = (
    <>
      <p className="text-ink-soft">{words.contributions.empty}</p>
      <a className="button quiet" href={screenPath('contribute', lang)}>
        {words.contributions.contribute}
      </a>
    </>
  );
  return (
    <Section title={words.contributions.title} {...section}>
      <ListPart $read={$contributions} empty={nothing}>
        {(contribution) => <ContributionRow key={contribution.id} contribution={contribution} onDone={tell} />}
      </ListPart>
    </Section>
  );
}

type Props = { contribution: OwnContribution; onDone: (said: string) => void };

function ContributionRow({ contribution, onDone }: Props) {
  const { lang, words } = useProfile();
  const { contributions } = words;
  const { id, kind, pathId, title, status } = contribution;
  // Learning paths are edited in the CMS, so their authors respond there.
  const isAtDesk = pathId !== null && kind !== 'removal';
  const withdraw = async () => {
    await api.call(calls.takeContributionStep, { params: { id, step: 'withdraw' }, body: {} });
    // Requests the list again, because withdrawing also changes the place in the queue and the events.
    $contributions.revalidate();
    onDone(fill(contributions.withdrawn, { title }));
  };
  return (
    <li className={withAction}>
      <ContributionState contribution={contribution} />
      <div className="buttons">
        {status === 'changes_requested' && (
          <a
            className="button"
            href={isAtDesk ? `/cms/collections/contributions/${id}` : suggestPath({ contribution: id }, lang)}
            aria-label={fill(contributions.ofContribution, { action: contributions.answer, title })}
          >
            {contributions.answer}
          </a>
        )}
        {!FINAL_STATES.includes(status) && <Withdraw contribution={contribution} withdraw={withdraw} />}
      </div>
    </li>
  );
}
