import type { ShownCertificate } from '@common-ground/api/contracts/learning/certificates.ts';
import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import type { CertificateWords } from '@common-ground/api/contracts/wording/learningCertificate.ts';
import { fill, formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { BadgeCheckIcon, CircleSlashIcon } from 'lucide-react';
import { Filled } from '../../../components/text/Filled.tsx';
import { Moment } from '../../../components/text/Moment.tsx';
import { Text } from '../../../components/text/Text.tsx';
import { certificatePath } from '../../../routes.ts';
import './certificateStyles.ts';

/** Maximum characters of name and title together in normal size. Longer ones are printed smaller, to fit one page. */
const MAX_LARGE_PRINT = 110;

type Props = { certificate: ShownCertificate; lang: string; words: CertificateWords };

export function CertificatePaper({ certificate, lang, words }: Props) {
  const { certificateCode, title, language, learnerName, completedAt, issuedAt, revokedAt, edition, modules } =
    certificate;
  const own = language === lang ? {} : { lang: language, dir: 'auto' as const };
  const isValid = revokedAt === null;
  const State = isValid ? BadgeCheckIcon : CircleSlashIcon;
  return (
    <article
      data-long={title.length + (learnerName?.length ?? 0) > MAX_LARGE_PRINT || undefined}
      className="certificate grid gap-6 rounded-soft border-2 border-action bg-raised p-[clamp(1.25rem,5vw,3rem)]"
    >
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <strong className="font-heading">{PRODUCT_NAME}</strong>
        <span>{words.of}</span>
      </p>
      <div className="grid gap-2">
        {learnerName && (
          <p className="certificate-name font-heading text-h2 leading-[1.25] font-semibold wrap-anywhere">
            <bdi>{learnerName}</bdi>
          </p>
        )}
        <p>{learnerName ? words.completed : words.completedUnnamed}</p>
        <h2 className="text-h2 wrap-anywhere" {...own}>
          {title}
        </h2>
        <p>{modules > 0 && plural(lang, words.modules, modules)}</p>
      </div>
      <ul className="grid gap-1 text-small text-ink-soft">
        <li>
          <Filled text={words.on} values={{ date: <Moment iso={completedAt} isDay /> }} />
        </li>
        <li>{fill(words.edition, { edition: formatNumber(lang, edition) })}</li>
        <li>
          <Text>{`${words.code}: `}</Text>
          <bdi className="font-mono select-all">{certificateCode}</bdi>
        </li>
        <li className="hidden print:block" dir="ltr">
          <span className="wrap-anywhere">{new URL(certificatePath(certificateCode, lang), location.href).href}</span>
        </li>
      </ul>
      <p className={`flex gap-2 ${isValid ? '' : 'font-semibold text-danger'}`}>
        <State className="lucide mt-1" />
        <span>
          <Filled
            text={isValid ? words.valid : words.revoked}
            values={{ date: <Moment iso={revokedAt ?? issuedAt} isDay /> }}
          />
        </span>
      </p>
      <p className="hint">{words.notice}</p>
    </article>
  );
}
