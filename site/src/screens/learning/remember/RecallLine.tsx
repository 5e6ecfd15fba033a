import type { Recall } from '@common-ground/api/contracts/learning/recall.ts';
import { recallLineWords } from '@common-ground/api/contracts/wording/learningRememberLine.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { Text } from '../../../components/text/Text.tsx';
import { screenPath } from '../../../routes.ts';
import { $guestLearning } from '../../../session/keptLearning.ts';
import { createRead, toOwnKey } from '../../../session/reads.ts';
import { api, calls } from '../../../session/session.ts';
import { countDue, readRecall, toLocalDay } from './keptRecall.ts';

type Props = {
  lang: string;
  isMember: boolean;
  /** Whether to explain the screen while nothing is due, instead of rendering nothing. */
  isAlways?: boolean;
};

export function RecallLine(props: Props) {
  return props.isMember ? <OfMember {...props} /> : <OfGuest {...props} />;
}

function OfMember(props: Props) {
  return <Line {...props} count={useStore($recall).data?.questions.length ?? 0} />;
}

function OfGuest(props: Props) {
  return <Line {...props} count={countDue(useStore($guestLearning), readRecall(), toLocalDay(new Date()))} />;
}

function Line({ lang, count, isAlways }: Props & { count: number }) {
  const words = recallLineWords(lang);
  if (count === 0 && !isAlways) return null;
  return (
    <p>
      <Text>{`${count === 0 ? words.about : plural(lang, words.due, count)} `}</Text>
      <a className="touch" href={screenPath('remember', lang)}>
        {words.link}
      </a>
    </p>
  );
}

/** Recall of the signed-in user. Read without a language, because only the number of questions is shown. */
const $recall = createRead<Recall>(toOwnKey(calls.getRecall), {
  fetcher: (_, id) => api.call(calls.getRecall, { params: { id: Number(id) }, query: {} }),
});
