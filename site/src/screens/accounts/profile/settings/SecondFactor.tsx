import type { ProposedFactor } from '@common-ground/api/contracts/accounts/secondFactor.ts';
import { ClientError } from '@common-ground/api/contracts/client.ts';
import type { SecondFactorWords } from '@common-ground/api/contracts/wording/accountsSecondFactor.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '../../../../components/form/Dialog.tsx';
import { Form, useSending } from '../../../../components/form/Form.tsx';
import { PasswordField } from '../../../../components/form/PasswordField.tsx';
import { Filled } from '../../../../components/text/Filled.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import type { Parts } from '../../../../components/text/Text.tsx';
import { readServerMessage } from '../../../../session/readServerMessage.ts';
import { createRead } from '../../../../session/reads.ts';
import { $userId, api, calls } from '../../../../session/session.ts';
import { CodeField } from '../../AccountFields.tsx';
import { FactorSetUp, RecoveryCodes } from '../../second-factor/FactorSetUp.tsx';
import { useProfile } from '../context.ts';
import { Part, Section, useOutcome } from '../parts/Section.tsx';
import { $sessions } from '../reads.ts';

const $secondFactor = createRead([calls.getSecondFactor.path, '?of=', $userId], {
  fetcher: () => api.call(calls.getSecondFactor),
});

/** Content of the dialog: the password before a set-up, the first code of the new key, or the end. Null: closed. */
type Step = 'begin' | 'end' | { proposed: ProposedFactor } | null;
type Fields = Record<string, string>;

/** Shows the user's second factor, and sets it up or turns it off. */
export function SecondFactor({ factorWords: { secondFactor: texts, codeField } }: { factorWords: SecondFactorWords }) {
  const { words } = useProfile();
  const [step, setStep] = useState<Step>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const { tell, section } = useOutcome();

  async function begin({ password = '', code }: Fields) {
    const body = { password, ...(code ? { code } : {}) };
    setStep({ proposed: await api.call(calls.beginSecondFactor, { body }) });
  }
  async function confirm({ code = '' }: Fields) {
    finish((await api.call(calls.confirmSecondFactor, { body: { code } })).recoveryCodes);
  }
  async function end({ password = '', code = '' }: Fields) {
    await api.call(calls.endSecondFactor, { body: { password, code } });
    finish(null);
  }
  function finish(codes: string[] | null) {
    // Closes the dialog at once: it gives the focus back to the button, before the heading takes it.
    flushSync(() => setStep(null));
    setRecoveryCodes(codes);
    $secondFactor.revalidate();
    $sessions.revalidate();
    tell(codes ? texts.done : texts.ended);
  }

  const form = {
    failed: texts.failed,
    outdated: texts.outdated,
    cancel: words.part.cancel,
    onCancel: () => setStep(null),
  };
  const ownPassword = (
    <PasswordField name="password" label={words.password.current} autoComplete="current-password" required />
  );
  return (
    <Section title={texts.title} {...section}>
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} words={texts} />}
      <Part $read={$secondFactor}>
        {({ isOn, since, codesLeft, isDemanded }) => (
          <>
            {isOn && since ? (
              <>
                <p>
                  <Filled text={texts.on} values={{ date: <Moment iso={since} /> }} />
                </p>
                <p>{fill(texts.codesLeft, { count: String(codesLeft) })}</p>
              </>
            ) : (
              <p>{texts.off}</p>
            )}
            <div className="buttons">
              <button className="button quiet" type="button" onClick={() => setStep('begin')}>
                {isOn ? texts.setUpAnew : texts.setUp}
              </button>
              {isOn && !isDemanded && (
                <button className="button quiet" type="button" onClick={() => setStep('end')}>
                  {texts.turnOff}
                </button>
              )}
            </div>
            <Dialog
              title={step === 'end' ? texts.turnOffTitle : texts.setUpTitle}
              isOpen={step !== null}
              onClose={() => setStep(null)}
            >
              {step === 'begin' && (
                <StepForm {...form} send={begin} submit={texts.goOnSetUp} busy={texts.checking}>
                  {isOn && <p>{texts.anewText}</p>}
                  {ownPassword}
                  {isOn && <CodeField words={codeField} />}
                </StepForm>
              )}
              {step === 'end' && (
                <StepForm {...form} send={end} submit={texts.turnOff} busy={texts.turningOff}>
                  <p>{texts.turnOffText}</p>
                  {ownPassword}
                  <CodeField words={codeField} />
                </StepForm>
              )}
              {step !== null && typeof step === 'object' && (
                <StepForm {...form} send={confirm} submit={texts.turnOn} busy={texts.turningOn}>
                  <FactorSetUp proposed={step.proposed} words={texts} takesFocus />
                  <CodeField words={{ code: codeField.code }} />
                </StepForm>
              )}
            </Dialog>
          </>
        )}
      </Part>
    </Section>
  );
}

type StepFormProps = {
  send: (fields: Fields) => Promise<void>;
  submit: string;
  busy: string;
  failed: string;
  outdated: string;
  cancel: string;
  onCancel: () => void;
  children: Parts;
};

function StepForm({ send, outdated, children, ...form }: StepFormProps) {
  const { words } = useProfile();
  const sending = useSending(async (fields) => {
    try {
      await send(fields);
      return null;
    } catch (error) {
      if (error instanceof ClientError && error.status === 409) {
        $secondFactor.revalidate();
        return { said: outdated };
      }
      return { said: readServerMessage(error) ?? words.part.notDone };
    }
  });
  return (
    <Form sending={sending} {...form}>
      {children}
    </Form>
  );
}
