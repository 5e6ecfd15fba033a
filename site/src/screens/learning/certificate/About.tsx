import type { CertificateWords } from '@common-ground/api/contracts/wording/learning/certificate/index.ts';
import { Filled } from '../../../components/text/Filled.tsx';

/** What the signature proves, and what a tool means that does not know who signed. */
export function About({ words }: { words: CertificateWords }) {
  return (
    <section className="grid gap-2" aria-labelledby="about-signed">
      <h2 className="text-h3" id="about-signed">
        {words.aboutTitle}
      </h2>
      <p>{words.about}</p>
      <h3>{words.unknownTitle}</h3>
      <p>
        <Filled text={words.unknown} values={{ issuer: <a href="/api/badges/issuer">{words.issuer}</a> }} />
      </p>
    </section>
  );
}
