import type { Certificate } from '@common-ground/api/contracts/learning/learning.ts';
import { AwardIcon } from 'lucide-react';
import { Filled } from '../../../../components/text/Filled.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import { useProfile } from '../context.ts';
import { rowFacts, rows } from '../looks.ts';

export function CertificateList({ certificates }: { certificates: Certificate[] }) {
  const { words } = useProfile();
  if (certificates.length === 0) return <p className="text-ink-soft">{words.learning.noCertificates}</p>;
  return (
    <ul className={rows}>
      {certificates.map(({ id, title, earnedAt }) => (
        <li key={id}>
          <h3 className="flex gap-2" dir="auto">
            <AwardIcon className="lucide" />
            {title}
          </h3>
          <p className={rowFacts}>
            <span>
              <Filled text={words.learning.earned} values={{ date: <Moment iso={earnedAt} isDay /> }} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
