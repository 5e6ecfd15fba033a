import type { Certificate } from '@common-ground/api/contracts/learning/certificates.ts';
import { progressWords } from '@common-ground/api/contracts/wording/learningProgress.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { AwardIcon, PartyPopperIcon } from 'lucide-react';
import { Filled } from '../../../components/text/Filled.tsx';
import { Text } from '../../../components/text/Text.tsx';
import { accountPath, certificatePath, learningPathPath, screenPath } from '../../../routes.ts';
import { createRead, toOwnKey } from '../../../session/reads.ts';
import { api, calls } from '../../../session/session.ts';
import { AchievementItems } from '../AchievementItems.tsx';
import { areCompleted, isCompleted } from '../progress/displays.ts';
import type { Earned } from '../progress/earned.ts';
import type { OwnLanguage } from '../progress/learningProgress.ts';
import type { PathRecord } from '../progress/records.ts';

export type OtherPath = { id: number; title: string; own: OwnLanguage; prerequisiteIds: number[] };

type Props = {
  lang: string;
  record: PathRecord;
  records: PathRecord[];
  others: OtherPath[];
  /** Result of the module that was just completed; null when there is none. */
  earned: Earned | null;
  isMember: boolean;
};

/** Shows what a completed path earned, that it has new modules, and one path to go on with. */
export function Finish({ lang, record, records, others, earned, isMember }: Props) {
  const words = progressWords(lang);
  const next = others.find(
    ({ id, prerequisiteIds }) => !isCompleted(id, records) && areCompleted(prerequisiteIds, records),
  );
  const { newModules } = record;
  return (
    <section
      className="completion-banner grid max-w-list gap-4 rounded-soft border border-s-6 border-edge border-s-action bg-raised p-6"
      aria-labelledby="path-completed"
    >
      <h2 className="flex gap-3 text-h3" id="path-completed" tabIndex={-1}>
        <PartyPopperIcon className="lucide mt-1" />
        <Text>{plural(lang, words.congratulations, record.totalPoints)}</Text>
      </h2>
      {newModules.length > 0 && <p>{plural(lang, words.newHint, newModules.length)}</p>}
      <div>
        <h3 className="label">{words.earnedTitle}</h3>
        <ul className="grid gap-1 [&_a]:touch [&>li]:flex [&>li]:items-center [&>li]:gap-2">
          <AchievementItems achievements={earned?.achievements ?? []} lang={lang} />
          <li>
            <AwardIcon className="lucide" />
            {isMember ? (
              <CertificateLink lang={lang} pathId={record.pathId} code={earned?.certificateCode ?? null} />
            ) : (
              <a href={accountPath('login', lang, learningPathPath(record.pathId, lang))}>{words.certificateOfGuest}</a>
            )}
          </li>
        </ul>
      </div>
      <div>
        <h3 className="label">{words.nextTitle}</h3>
        {next ? (
          <p>
            <Filled
              text={words.nextPath}
              values={{
                title: (
                  <a className="touch" href={learningPathPath(next.id, lang)} {...next.own}>
                    {next.title}
                  </a>
                ),
              }}
            />
          </p>
        ) : (
          <p>
            <Text>{`${words.allDone} `}</Text>
            <a href={screenPath('learning', lang)}>{words.toPaths}</a>
          </p>
        )}
      </div>
    </section>
  );
}

const $certificates = createRead<Certificate[]>(toOwnKey(calls.listCertificates), {
  fetcher: (_, id) => api.call(calls.listCertificates, { params: { id: Number(id) } }),
});

/** Links to the certificate of the path, or to the profile with all certificates while its code is not known. */
function CertificateLink({ lang, pathId, code }: { lang: string; pathId: number; code: string | null }) {
  const known = useStore($certificates).data?.find((one) => one.pathId === pathId)?.certificateCode;
  const shown = code ?? known;
  const href = shown ? certificatePath(shown, lang) : `${screenPath('profile', lang)}#learning`;
  return <a href={href}>{progressWords(lang).certificate}</a>;
}
