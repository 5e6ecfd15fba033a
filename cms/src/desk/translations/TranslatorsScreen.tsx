import { hasRole, TRANSLATION_PROPOSERS } from '@common-ground/api/contracts/accounts/roles.ts';
import { SetStepNav } from '@payloadcms/ui';
import type { ComponentProps } from 'react';
import { Screen } from '../kit/Screen.tsx';

export const TRANSLATION_DESK = 'Translation desk';

/** A screen for roles that translate. `children` are not rendered for others, so nothing is loaded for them. */
export function TranslatorsScreen({ view, children }: ComponentProps<typeof Screen>) {
  return (
    <Screen view={view}>
      {hasRole(view.initPageResult.req.user, TRANSLATION_PROPOSERS) ? (
        children
      ) : (
        <>
          <SetStepNav nav={[{ label: TRANSLATION_DESK }]} />
          <p>Translations are for translators, reviewers and editors.</p>
        </>
      )}
    </Screen>
  );
}
