import type { ProposedFactor } from '@common-ground/api/contracts/accounts/secondFactor.ts';
import type { SecondFactorWords } from '@common-ground/api/contracts/wording/accountsSecondFactor.ts';
import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import { Filled } from '../../../components/text/Filled.tsx';

type Words = SecondFactorWords['secondFactor'];
type Props = {
  proposed: ProposedFactor;
  words: Words;
  /** Whether the explanation takes the focus, because this part replaces what had it. */
  takesFocus?: boolean;
};

/** Shows the key of a new second factor as a QR code and as text. The caller renders the field for the first code. */
export function FactorSetUp({ proposed: { secret, address }, words, takesFocus }: Props) {
  const steps = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) steps.current?.focus();
  }, []);
  const { data, size } = encode(address, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  const key = <code dir="ltr">{secret.match(/.{1,4}/g)?.join(' ') ?? ''}</code>;
  return (
    <>
      <p className="focus:outline-none" tabIndex={-1} ref={steps}>
        {words.steps}
      </p>
      {/* Dark on light in every theme, because some cameras cannot read it otherwise. */}
      <svg width="192" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.picture}>
        <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
        <path fill="#000" d={path.join('')} shapeRendering="crispEdges" />
      </svg>
      <p>
        <Filled text={words.key} values={{ key }} />
      </p>
    </>
  );
}

/** The codes cannot be shown again, because only their hashes are stored. */
export function RecoveryCodes({ codes, words }: { codes: string[]; words: Words }) {
  return (
    <>
      <p>{words.recoveryText}</p>
      <ol className="columns-2" aria-label={words.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ol>
    </>
  );
}
