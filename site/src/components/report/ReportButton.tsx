import { reportWords } from '@common-ground/api/contracts/wording/moderationReport.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../../islands/useHydrated.ts';
import { useLoaded } from '../../islands/useLoaded.ts';
import { accountPath } from '../../routes.ts';
import { $session } from '../../session/session.ts';
import { useResumedForm } from '../../session/useResumedForm.ts';
import { LatePart } from '../late-part/LatePart.tsx';
import '../../styles/late.ts';
import type { ReportedThing } from './ReportDialog.tsx';

type Props = {
  lang: string;
  thing: ReportedThing;
  /** Completes the button's name, such as with the author; missing when the page itself is reported. */
  name?: string;
  /** Author of the content, who cannot report it. */
  authorId?: number | null;
  className?: string;
};

/** Leads guests to sign-in and back, unless they report a problem on a condition page. Loads the dialog on demand. */
export function ReportButton({ lang, thing, name, authorId, className = 'button quiet' }: Props) {
  const words = reportWords(lang);
  const session = useStore($session);
  const isAlive = useHydrated();
  const [step, setStep] = useState<'ask' | 'done' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const view = useLoaded(() => loadDialog(lang), step !== null);
  const person = isAlive ? session?.person : null;
  const isProblem = thing.kind === 'condition';
  const label = isProblem ? words.problem : words.report;
  useResumedForm(`report-${thing.kind}-${thing.id}`, () => setStep('ask'));
  const fullName = name ? fill(words.reportOf, { name }) : undefined;
  if (person && authorId === person.id) return null;

  // An open form stays when the session ends, so that its text is not lost.
  if (isAlive && !person && !isProblem && step === null)
    return (
      <a
        className={className}
        aria-label={fullName}
        href={accountPath('login', lang, location.pathname + location.search + location.hash)}
      >
        {label}
      </a>
    );

  function close() {
    setStep((now) => (now === 'ask' ? null : now));
    opener.current?.focus();
  }

  function sent() {
    flushSync(() => setStep('done'));
    said.current?.focus();
  }

  return (
    <>
      {step !== 'done' && (
        <button
          className={className}
          type="button"
          aria-haspopup="dialog"
          aria-label={fullName}
          ref={opener}
          onClick={() => setStep('ask')}
        >
          {label}
        </button>
      )}
      {step !== null && (
        <LatePart part={view} words={words}>
          {([{ ReportDialog }, { OnDuty }, { dialog }]) =>
            step === 'done' ? (
              <div className="hint">
                <p role="status" tabIndex={-1} ref={said}>
                  {dialog.sent}
                </p>
                <OnDuty lang={lang} />
              </div>
            ) : (
              <ReportDialog lang={lang} thing={thing} words={dialog} onClose={close} onSent={sent} />
            )
          }
        </LatePart>
      )}
    </>
  );
}

function loadDialog(lang: string) {
  return Promise.all([import('./ReportDialog.tsx'), import('../duty/OnDuty.tsx'), loadWords(lang)]);
}

async function loadWords(lang: string) {
  const { loadReportDialogWords } = await import('@common-ground/api/contracts/wording/moderationDialog.ts');
  return loadReportDialogWords(lang);
}
