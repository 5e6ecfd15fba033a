import { loadPortalWords } from '@common-ground/api/contracts/wording/healthcare.ts';
import { useStore } from '@nanostores/react';
import '../../styles/late.ts';
import { LatePart, type LateWords } from '../../components/late-part/LatePart.tsx';
import { useHydrated } from '../../islands/useHydrated.ts';
import { useLoaded } from '../../islands/useLoaded.ts';
import { $session } from '../../session/session.ts';

type Props = { lang: string; words: LateWords };

/** Portal for administrators. Its script and records are loaded for administrators only. */
export default function Healthcare({ lang, words }: Props) {
  const isAlive = useHydrated();
  const isAdmin = useStore($session)?.person.role === 'admin';
  const portal = useLoaded(() => loadPortal(lang), isAlive && isAdmin);
  if (isAlive && !isAdmin) return null;
  return (
    <LatePart part={portal} words={words} loadingClass="min-h-96">
      {([{ PortalView }, healthcarePortal]) => <PortalView lang={lang} words={{ ...words, ...healthcarePortal }} />}
    </LatePart>
  );
}

function loadPortal(lang: string) {
  return Promise.all([import('./PortalView.tsx'), loadPortalWords(lang)]);
}
