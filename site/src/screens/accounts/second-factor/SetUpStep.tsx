import type { ProposedFactor } from '@common-ground/api/contracts/accounts/secondFactor.ts';
import {
  loadSecondFactorWords,
  type SecondFactorWords,
} from '@common-ground/api/contracts/wording/accountsSecondFactor.ts';
import type { FormWords } from '@common-ground/api/contracts/wording/form.ts';
import { useEffect, useRef, useState } from 'react';
import { useSending } from '../../../components/form/Form.tsx';
import { api, calls, type SignInInput, signIn } from '../../../session/session.ts';
import { CodeField } from '../AccountFields.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { leaveSignedIn, type SignInEntry, toSignInFailure } from '../signInAndLeave.ts';
import type { AccountFailure } from '../toAccountFailure.ts';
import type { LoginWords } from '../words.ts';
import { FactorSetUp, RecoveryCodes } from './FactorSetUp.tsx';

export type Proposal = { given: SignInInput; proposed: ProposedFactor; factorWords: SecondFactorWords['secondFactor'] };

/** Requests a second factor for an account whose role requires one, and loads the texts of the step. */
export async function proposeFactor(given: SignInInput, lang: string): Promise<Proposal> {
  const { email, password } = given;
  const [proposed, { secondFactor }] = await Promise.all([
    api.call(calls.proposeSecondFactor, { body: { email, password } }),
    loadSecondFactorWords(lang),
  ]);
  return { given, proposed, factorWords: secondFactor };
}

type Props = Proposal & {
  entry: SignInEntry & { words: LoginWords };
  form: FormWords;
  onBack: () => void;
  /** Called when the user is signed in, has seen the recovery codes and stays on the page. */
  onDone: () => void;
};

/** Step of the sign-in that sets up a second factor: its first code signs in, and then the recovery codes are shown. */
export function SetUpStep({ given, proposed, factorWords, entry, form, onBack, onDone }: Props) {
  const { words } = entry;
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);

  async function leave(): Promise<AccountFailure | null> {
    const failure = await leaveSignedIn(entry);
    if (!failure) onDone();
    return failure;
  }

  const turningOn = useSending(async ({ code = '' }) => {
    try {
      const codes = await signIn({ ...given, code });
      if (!codes) return await leave();
      setRecoveryCodes(codes);
      return null;
    } catch (error) {
      return toSignInFailure(error, entry);
    }
  });
  const leaving = useSending(leave);

  if (recoveryCodes)
    return (
      <>
        <StepHeading key="codes">{factorWords.onTitle}</StepHeading>
        <AccountForm
          sending={leaving}
          words={{ submit: factorWords.goOn, busy: factorWords.leaving, failed: words.failed }}
        >
          <RecoveryCodes codes={recoveryCodes} words={factorWords} />
        </AccountForm>
      </>
    );
  return (
    <>
      <StepHeading key="set-up">{factorWords.setUpTitle}</StepHeading>
      <AccountForm
        sending={turningOn}
        words={{ text: factorWords.needed, submit: words.submit, busy: words.busy, failed: words.failed }}
        form={form}
        cancel={factorWords.back}
        onCancel={onBack}
      >
        <FactorSetUp proposed={proposed} words={factorWords} />
        <CodeField words={{ code: words.code }} error={turningOn.errors.code} />
      </AccountForm>
    </>
  );
}

/** Takes the focus, because the step replaces what had it. */
function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 className="mb-3 focus:outline-none" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  );
}
