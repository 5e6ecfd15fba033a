import { neededWords } from '@common-ground/api/contracts/wording/offlineNeeded.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { useTask } from '../../../../components/task/TaskButton.tsx';
import { useOnline } from '../../../../session/offline/useOnline.ts';
import { $userId } from '../../../../session/session.ts';
import { useProfile } from '../context.ts';

/** Saves a choice at once. `value` is `known`, or the new value during saving. `save` gets the user's id. */
export function useSavedChoice<Value>(known: Value, save: (id: number, value: Value) => Promise<void>) {
  const { lang, words } = useProfile();
  const isOnline = useOnline();
  const { saving, saved, failed } = words.choices;
  const [wanted, setWanted] = useState<{ is: Value } | null>(null);
  const [isSaved, setSaved] = useState(false);
  const choosing = useTask(async (value: Value) => {
    const id = $userId.get();
    if (id === null) return;
    setWanted({ is: value });
    setSaved(false);
    try {
      await save(id, value);
      setSaved(true);
    } finally {
      setWanted(null);
    }
  }, words.part.notDone);
  const said = choosing.reason ? fill(failed, { reason: choosing.reason }) : isSaved && saved;
  return {
    value: wanted ? wanted.is : known,
    choose: (value: Value) => void choosing.run(value),
    /** Status text: the progress or result of saving; else, while offline, that saving needs a connection. */
    state: (choosing.isBusy ? saving : said) || (isOnline ? '' : neededWords(lang)),
  };
}
