import { progressWords } from '@common-ground/api/contracts/wording/learningProgress.ts';
import type { RecallWords } from '@common-ground/api/contracts/wording/learningRemember.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { giveFocus } from '../../../components/focus/giveFocus.ts';
import { Switch } from '../../../components/form/Switch.tsx';
import { LoadFailed } from '../../../components/load-failed/LoadFailed.tsx';
import { useTask } from '../../../components/task/TaskButton.tsx';
import { Text } from '../../../components/text/Text.tsx';
import { screenPath } from '../../../routes.ts';
import { AskAgain, type RememberProps } from './AskAgain.tsx';
import { isRecallStored } from './keptRecall.ts';
import { formatCalendarDay, type RecallState, readState, setRecall } from './recallSource.ts';

type Props = RememberProps & { words: RecallWords; isMember: boolean };

export function RememberView({ words, isMember, ...props }: Props) {
  const { lang } = props;
  const [state, setState] = useState<RecallState | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [isDone, setDone] = useState(false);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const choosing = useTask(async (isOn: boolean) => {
    setDone(false);
    setWanted(isOn);
    try {
      setState(await setRecall(isOn, lang));
    } finally {
      setWanted(null);
    }
  }, words.notSaved);

  function load() {
    setFailed(false);
    readState(lang).then(setState, () => setFailed(true));
  }
  useEffect(load, []);

  if (isFailed) return <LoadFailed text={words.failed} tryAgain={words.tryAgain} onRetry={load} />;
  if (!state) return <p role="status">{words.loading}</p>;
  const said = choosing.isBusy ? words.saving : (choosing.reason ?? (state.isOn ? words.isOn : words.isOff));

  function finish() {
    flushSync(() => {
      setDone(true);
      setState(null);
    });
    load();
    giveFocus('#today');
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <Switch
        name={words.choice}
        text={isMember ? '' : isRecallStored() ? words.keptHere : progressWords(lang).notKeptHere}
        isOn={wanted ?? state.isOn}
        isRemote={isMember}
        onChange={(isOn) => void choosing.run(isOn)}
        state={said}
      />
      {state.questions.length > 0 && (
        <AskAgain {...props} words={words} questions={state.questions} onFinished={finish} />
      )}
      {state.isOn && state.questions.length === 0 && (
        <div className="grid justify-items-start gap-2">
          {isDone && <p className="font-semibold">{words.done}</p>}
          {state.nextOn ? (
            <p>{fill(words.later, { date: formatCalendarDay(lang, state.nextOn) })}</p>
          ) : (
            <p>
              <Text>{`${words.nothing} `}</Text>
              <a href={screenPath('learning', lang)}>{words.toPaths}</a>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
