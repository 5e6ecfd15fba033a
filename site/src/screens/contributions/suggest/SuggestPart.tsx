import { type Role, TRUSTED_ROLES } from '@common-ground/api/contracts/accounts/roles.ts';
import { ClientError } from '@common-ground/api/contracts/client.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { LatePart } from '../../../components/late-part/LatePart.tsx';
import { useLoaded } from '../../../islands/useLoaded.ts';
import { conditionPath } from '../../../routes.ts';
import { $session, api, calls } from '../../../session/session.ts';
import type { Checks } from '../form/checks.ts';
import { useForm } from '../form/FormFrame.tsx';
import type { PageSection } from '../form/texts.ts';
import { SuggestForm } from './SuggestForm.tsx';

type Props = { id: number; section: PageSection; checks: Checks };

export function SuggestPart({ id, section, checks }: Props) {
  const { lang, words } = useForm();
  const session = useStore($session);
  const page = useLoaded(() => loadTexts(id, lang), true);
  const isTrusted = TRUSTED_ROLES.includes(session?.person.role as Role);
  // The form of a protected page stays when the session ends, so that no text is lost.
  const [wasTrusted, setWasTrusted] = useState(isTrusted);
  if (isTrusted && !wasTrusted) setWasTrusted(true);
  const late = { loading: words.loading, failed: words.loadFailed, tryAgain: words.tryAgain };
  return (
    <LatePart part={page} words={late}>
      {(page) => {
        if (page === 'missing') return <MissingPage />;
        if (page.isProtected && !wasTrusted)
          return (
            <div className="notice-box px-4 py-3" role="status">
              <h2>{words.suggest.protectedTitle}</h2>
              <p>{words.suggest.protectedText}</p>
              <p>
                <a href={conditionPath(id, lang)}>{words.suggest.toPage}</a>
              </p>
            </div>
          );
        return <SuggestForm id={id} section={section} page={page} checks={checks} />;
      }}
    </LatePart>
  );
}

async function loadTexts(id: number, lang: string) {
  try {
    return await api.call(calls.getConditionTexts, { params: { id }, query: { lang } });
  } catch (error) {
    if (error instanceof ClientError && error.status === 404) return 'missing';
    throw error;
  }
}

/** Shown for an unknown condition and for an address without a valid id. */
export function MissingPage() {
  const { words } = useForm();
  return (
    <>
      <h2>{words.suggest.missingTitle}</h2>
      <p>{words.suggest.missingText}</p>
    </>
  );
}
