import { loadRecallWords } from '@common-ground/api/contracts/wording/learning/remember/index.ts';
import { useStore } from '@nanostores/react';
import type { LateWords } from '../../../components/late-part/LatePart.tsx';
import { LateScreen } from '../../../components/late-part/LateScreen.tsx';
import { $userId } from '../../../session/session.ts';
import type { OwnLanguage } from '../progress/learningProgress.ts';
import '../../../styles/late.ts';

export type RememberProps = {
  lang: string;
  /** By the ids of their modules: titles of paths. */
  titles: Record<string, { title: string; own: OwnLanguage }>;
  /** By code: how texts in that language are marked on this page. */
  owns: Record<string, OwnLanguage>;
};

/** The questions of today, and whether one wants any. */
export default function Remember({ words, ...props }: RememberProps & { words: LateWords }) {
  const userId = useStore($userId);
  return (
    <LateScreen load={() => Promise.all([import('./RememberView.tsx'), loadRecallWords(props.lang)])} words={words}>
      {/* Questions are somebody's own: whoever signs in or out begins anew. */}
      {([{ RememberView }, { recall }]) => (
        <RememberView key={userId} {...props} words={recall} isMember={userId !== null} />
      )}
    </LateScreen>
  );
}
