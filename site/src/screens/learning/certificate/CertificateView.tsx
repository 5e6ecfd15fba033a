import { ClientError, fillPath } from '@common-ground/api/contracts/client.ts';
import type { ShownCertificate } from '@common-ground/api/contracts/learning/certificates.ts';
import type { CertificateWords } from '@common-ground/api/contracts/wording/learningCertificate.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { TextField } from '../../../components/form/FieldFrame.tsx';
import { Form, useSending } from '../../../components/form/Form.tsx';
import { LatePart } from '../../../components/late-part/LatePart.tsx';
import { Filled } from '../../../components/text/Filled.tsx';
import { useLoaded } from '../../../islands/useLoaded.ts';
import { readServerMessage } from '../../../session/readServerMessage.ts';
import { $userId, api, calls } from '../../../session/session.ts';
import { CertificatePaper } from './CertificatePaper.tsx';
import { NameForm } from './NameForm.tsx';

type Props = { lang: string; words: CertificateWords };

/** Shows the certificate whose code is in the query (`?code=`), or a form that asks for a code. */
export function CertificateView({ lang, words }: Props) {
  const [code, setCode] = useState(() => new URLSearchParams(location.search).get('code') ?? '');
  const found = useLoaded(() => findCertificate(code, lang), Boolean(code));
  const lookUp = (given: string) => {
    history.replaceState(null, '', `?code=${encodeURIComponent(given)}`);
    setCode(given);
  };
  if (!code) return <CodeForm words={words} code="" onCode={lookUp} />;
  return (
    <LatePart part={found} words={words}>
      {(certificate) =>
        certificate === 'missing' ? (
          <>
            <div role="alert">
              <h2>{words.missing}</h2>
              <p>{words.missingText}</p>
            </div>
            <CodeForm
              words={words}
              code={code}
              onCode={(given) => location.assign(`?code=${encodeURIComponent(given)}`)}
            />
          </>
        ) : typeof certificate === 'string' ? (
          <p role="alert">{certificate}</p>
        ) : (
          <FoundCertificate certificate={certificate} lang={lang} words={words} />
        )
      }
    </LatePart>
  );
}

/** Returns "missing" when no certificate has the code, or the message of the API after too many requests (429). */
async function findCertificate(code: string, lang: string): Promise<ShownCertificate | string> {
  try {
    return await api.call(calls.getCertificate, { params: { code }, query: { lang } });
  } catch (error) {
    if (error instanceof ClientError && error.status === 404) return 'missing';
    const said = error instanceof ClientError && error.status === 429 && readServerMessage(error);
    if (said) return said;
    throw error;
  }
}

function CodeForm({ words, code, onCode }: { words: CertificateWords; code: string; onCode: (code: string) => void }) {
  const sending = useSending(async ({ code: given = '' }) => {
    if (given.trim()) onCode(given.trim());
    return null;
  });
  return (
    <Form sending={sending} submit={words.look} busy={words.looking} failed={words.failed}>
      <TextField
        label={words.code}
        name="code"
        id="code"
        isRequired
        defaultValue={code}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
    </Form>
  );
}

/** Shows the form for the name only to the owner, and only while the certificate is not revoked. */
function FoundCertificate({ certificate, lang, words }: Props & { certificate: ShownCertificate }) {
  const [shown, setShown] = useState(certificate);
  const [isOwn, setOwn] = useState(false);
  const userId = useStore($userId);
  useEffect(() => {
    if (userId === null) return;
    api.call(calls.listCertificates, { params: { id: userId } }).then(
      (own) => setOwn(own.some(({ certificateCode }) => certificateCode === certificate.certificateCode)),
      // Without the list of their certificates the user sees what every other reader sees.
      () => setOwn(false),
    );
  }, [userId]);
  return (
    <div className="grid max-w-list gap-6">
      <CertificatePaper certificate={shown} lang={lang} words={words} />
      <div className="grid gap-6 print:hidden">
        {isOwn && userId !== null && !shown.revokedAt && (
          <NameForm certificate={shown} userId={userId} lang={lang} words={words} onNamed={setShown} />
        )}
        <p className="buttons">
          <button className="button" type="button" onClick={() => print()}>
            {words.print}
          </button>
          <a
            className="button quiet"
            href={fillPath(calls.getCredential.path, { code: shown.certificateCode })}
            download={`${shown.certificateCode}.json`}
          >
            {words.download}
          </a>
        </p>
        <SignatureExplanation words={words} />
      </div>
    </div>
  );
}

function SignatureExplanation({ words }: { words: CertificateWords }) {
  return (
    <section className="grid gap-2" aria-labelledby="about-signed">
      <h2 className="text-h3" id="about-signed">
        {words.aboutTitle}
      </h2>
      <p>{words.about}</p>
      <h3>{words.unknownTitle}</h3>
      <p>
        <Filled text={words.unknown} values={{ issuer: <a href={calls.getBadgeIssuer.path}>{words.issuer}</a> }} />
      </p>
    </section>
  );
}
