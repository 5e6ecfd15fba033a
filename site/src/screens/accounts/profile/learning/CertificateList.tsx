import type { Certificate } from '@common-ground/api/contracts/learning/learning.ts';
import { AwardIcon } from 'lucide-react';
import { useProfile } from '../context.ts';
import { Filled } from '../parts/Filled.tsx';
import { Moment } from '../parts/Moment.tsx';

export function CertificateList({ certificates }: { certificates: Certificate[] }) {
  const { words } = useProfile();
  if (certificates.length === 0) return <p className="empty">{words.learning.noCertificates}</p>;
  return (
    <ul className="rows">
      {certificates.map(({ id, title, earnedAt }) => (
        <li key={id}>
          <h3 className="with-icon" dir="auto">
            <AwardIcon className="lucide" />
            {title}
          </h3>
          <p className="row-facts">
            <span>
              <Filled text={words.learning.earned} values={{ date: <Moment iso={earnedAt} isDay /> }} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
