import type { ReactNode } from 'react';

/** Where else one can go from the form of an account. */
export function AccountLinks({ children }: { children: ReactNode }) {
  return <p className="mt-6 grid justify-items-start border-t border-line pt-3 [&_a]:touch">{children}</p>;
}
