import { useProfile } from '../context.ts';
import { Part } from '../parts/Part.tsx';
import { Section } from '../parts/Section.tsx';
import { $certificates, $progress } from '../reads.ts';
import { CertificateList } from './CertificateList.tsx';
import { ProgressList } from './ProgressList.tsx';

/** How far somebody has come, and what they have earned. */
export function LearningTab() {
  const { words } = useProfile();
  return (
    <>
      <Section title={words.learning.paths}>
        <Part $read={$progress}>{(records) => <ProgressList records={records} />}</Part>
      </Section>
      <Section title={words.learning.certificates}>
        <Part $read={$certificates}>{(certificates) => <CertificateList certificates={certificates} />}</Part>
      </Section>
    </>
  );
}
