import { LEARNER_NAME_LENGTH, type ShownCertificate } from '@common-ground/api/contracts/learning/certificates.ts';
import type { CertificateWords } from '@common-ground/api/contracts/wording/learningCertificate.ts';
import { useState } from 'react';
import { TextField } from '../../../components/form/FieldFrame.tsx';
import { Form, useSending } from '../../../components/form/Form.tsx';
import { readServerMessage } from '../../../session/readServerMessage.ts';
import { api, calls } from '../../../session/session.ts';

type Props = {
  certificate: ShownCertificate;
  userId: number;
  lang: string;
  words: CertificateWords;
  onNamed: (certificate: ShownCertificate) => void;
};

export function NameForm({ certificate, userId, lang, words, onNamed }: Props) {
  const [isSaved, setSaved] = useState(false);
  const { certificateCode: code, language, title } = certificate;
  const sending = useSending(async ({ learnerName = '' }) => {
    setSaved(false);
    try {
      const body = { learnerName: learnerName.trim() || null };
      const named = await api.call(calls.nameCertificate, { params: { id: userId, code }, body });
      onNamed({ ...named, language, title });
      setSaved(true);
      return null;
    } catch (error) {
      return { said: readServerMessage(error, lang) };
    }
  });
  return (
    <section aria-labelledby="own-certificate">
      <h2 className="text-h3" id="own-certificate">
        {words.yours}
      </h2>
      <Form sending={sending} submit={words.save} busy={words.saving} failed={words.saveFailed}>
        <TextField
          label={words.nameLabel}
          hint={words.nameHint}
          name="learnerName"
          id="learner-name"
          maxLength={LEARNER_NAME_LENGTH}
          defaultValue={certificate.learnerName ?? ''}
          autoComplete="name"
          dir="auto"
        />
      </Form>
      <p role="status">{isSaved && words.saved}</p>
    </section>
  );
}
