import type { OwnStep } from '@common-ground/api/contracts/moderation/cases.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { Moment } from '../../../../components/text/Moment.tsx';
import { useProfile } from '../context.ts';
import { rowFacts, withAction } from '../looks.ts';
import { toLinkInLanguage } from '../notifications/toLinkInLanguage.ts';
import { ListPart, Section, useOutcome } from '../parts/Section.tsx';
import { $moderation, $suspension } from '../reads.ts';
import { Appeal } from './Appeal.tsx';
import { TeamMessage } from './TeamMessage.tsx';

/** Shows decisions about the user's texts, reports and account. With no decisions, renders only if `isWanted`. */
export function ModerationPart({ isWanted }: { isWanted: boolean }) {
  const { words } = useProfile();
  const { data: steps } = useStore($moderation);
  const suspension = useStore($suspension).data?.suspension;
  const { tell, section } = useOutcome(isWanted && steps !== undefined);
  const { moderation } = words;
  if (!isWanted && !steps?.length) return null;
  return (
    <Section title={moderation.title} intro={moderation.intro} {...section}>
      {suspension && (
        <p>
          <strong>
            {fill(moderation.suspended, { date: formatLongDate(suspension.until), reason: suspension.reason })}
          </strong>
        </p>
      )}
      <ListPart $read={$moderation} empty={<p className="text-ink-soft">{moderation.empty}</p>}>
        {(step) => <Step key={step.id} step={step} onDone={tell} />}
      </ListPart>
    </Section>
  );
}

/** Renders nothing for an action that this version of the page has no text for. */
function Step({ step, onDone }: { step: OwnStep; onDone: (said: string) => void }) {
  const { lang, words } = useProfile();
  const { moderation } = words;
  const { at, action, title, reason, detail, mayAppealUntil, decisionId } = step;
  const text = moderation.steps[action];
  if (!text) return null;
  const link = toLinkInLanguage(step.link, lang);
  const on = title && fill(moderation.on, { title });
  return (
    <li className={withAction}>
      <div>
        <h3>{text}</h3>
        <p className={rowFacts}>
          <Moment iso={at} />
          {on && (link ? <a href={link}>{on}</a> : <bdi>{on}</bdi>)}
          {action === 'role' && detail && <bdi dir="ltr">{detail}</bdi>}
        </p>
        {action === 'message' && detail && <TeamMessage name={detail} />}
        {reason && action !== 'hide_by_reports' && (
          <p>
            <bdi>{fill(moderation.because, { reason })}</bdi>
          </p>
        )}
      </div>
      {mayAppealUntil && decisionId !== null && (
        <Appeal
          decisionId={decisionId}
          until={formatLongDate(mayAppealUntil)}
          name={text}
          onDone={() => onDone(moderation.sent)}
        />
      )}
    </li>
  );
}

function formatLongDate(iso: string): string {
  return new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' }).format(new Date(iso));
}
