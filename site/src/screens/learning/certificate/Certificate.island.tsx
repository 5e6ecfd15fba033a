import { formWords } from '@common-ground/api/contracts/wording/form/index.ts';
import { loadCertificateWords } from '@common-ground/api/contracts/wording/learning/certificate/index.ts';
import { FormWordsProvider } from '../../../components/form/formWords.ts';
import { LatePart, type LateWords } from '../../../components/late-part/LatePart.tsx';
import { useAlive } from '../../../islands/useAlive.ts';
import { useLate } from '../../../islands/useLate.ts';
import '../../../styles/late.ts';

/** The certificate that the address names by its code. */
export default function Certificate({ lang, words }: { lang: string; words: LateWords }) {
  const isAlive = useAlive();
  const late = useLate(() => Promise.all([import('./CertificateView.tsx'), loadCertificateWords(lang)]), isAlive);
  return (
    <LatePart part={late} words={words}>
      {([{ CertificateView }, own]) => (
        <FormWordsProvider value={formWords(lang)}>
          <CertificateView lang={lang} words={own} />
        </FormWordsProvider>
      )}
    </LatePart>
  );
}
