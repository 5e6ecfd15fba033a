'use client';

import type { ProposedFactor } from '@common-ground/api/contracts/accounts/secondFactor.ts';
import { encode } from 'uqr';

/** Shows the key of a new second factor as a QR code and as text. The caller renders the field for the first code. */
export function FactorSetUp({ proposed: { secret, address } }: { proposed: ProposedFactor }) {
  const { data, size } = encode(address, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <>
      <p>
        Open an authenticator app, add an account, and let it read this picture, or type the key. Then enter the code
        that it shows.
      </p>
      <svg
        className="factor-picture"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="The key as a picture (QR code)"
      >
        <path d={path.join('')} />
      </svg>
      <p>
        Key: <code className="factor-secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </>
  );
}

export function CodeField({ label = 'Code', hint }: { label?: string; hint?: string }) {
  return (
    <label>
      {label}
      {hint && <span className="desk-quiet">{` ${hint}`}</span>}
      <input name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} dir="ltr" required />
    </label>
  );
}

export const CODE_HINT = 'From your authenticator app, or one of your recovery codes.';

/** The codes cannot be shown again, because only their hashes are stored. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <p>
        Keep these recovery codes where you find them without your phone. Each works once in place of a code. They are
        not shown again.
      </p>
      <ol className="factor-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </>
  );
}
