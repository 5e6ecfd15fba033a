import { useEffect, useState } from 'react';
import { languageQuery } from '../../session/languageQuery.ts';
import { api, calls } from '../../session/session.ts';

/** Returns the name of a condition, null until it has loaded or when loading fails. */
export function useConditionName(conditionId: number | null, lang: string): string | null {
  const [found, setFound] = useState<{ id: number; name: string } | null>(null);
  useEffect(() => {
    if (conditionId === null) return;
    api.call(calls.getCondition, { params: { id: conditionId }, query: languageQuery(lang) }).then(
      ({ id, name, translation }) => setFound({ id, name: translation?.name ?? name }),
      () => {},
    );
  }, [conditionId]);
  return found?.id === conditionId ? found.name : null;
}
