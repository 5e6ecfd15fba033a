import { progressWords } from '@common-ground/api/contracts/wording/learningProgress.ts';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../../../components/load-failed/LoadFailed.tsx';
import type { Parts } from '../../../components/text/Text.tsx';
import type { OwnLanguage } from '../progress/learningProgress.ts';
import type { PathRecord } from '../progress/records.ts';
import type { Row } from './ModuleRow.tsx';

type Props = { lang: string; record: PathRecord; rows: Row[]; own: OwnLanguage };

/** Shows changes of what the reader learned. Loads the script of the list only when there are changes. */
export function ChangedSince({ lang, record, rows, own }: Props) {
  const words = progressWords(lang);
  const [shown, setShown] = useState<Parts>(null);
  const [isFailed, setIsFailed] = useState(false);
  const hasLearned = record.completedModules.length > 0;

  async function load() {
    setIsFailed(false);
    try {
      const { listChangesSinceLearned } = await import('../progress/listChangesSinceLearned.ts');
      const changes = await listChangesSinceLearned(record.pathId, lang);
      if (changes.length === 0) return;
      const { ChangeList } = await import('./ChangeList.tsx');
      setShown(<ChangeList lang={lang} changes={changes} rows={rows} own={own} />);
    } catch {
      setIsFailed(true);
    }
  }

  useEffect(() => {
    if (hasLearned) void load();
  }, [hasLearned]);
  if (isFailed) return <LoadFailed text={words.changesFailed} tryAgain={words.retry} onRetry={() => void load()} />;
  return shown;
}
