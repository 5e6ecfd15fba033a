import { loadRecallWords } from '@common-ground/api/contracts/wording/learningRemember.ts';
import { useStore } from '@nanostores/react';
import type { LateWords } from '../../../components/late-part/LatePart.tsx';
import { LazyScreen } from '../../../components/late-part/LazyScreen.tsx';
import { $userId } from '../../../session/session.ts';
import type { OwnLanguage } from '../progress/learningProgress.ts';
import '../../../styles/late.ts';

export type RememberProps = {
  lang: string;
  /** Titles of paths, by the ids of their quiz modules. */
  titles: Record<string, { title: string; own: OwnLanguage }>;
  /** Attributes for texts in a language, by its code. */
  owns: Record<string, OwnLanguage>;
};

export default function Remember({ words, ...props }: RememberProps & { words: LateWords }) {
  const userId = useStore($userId);
  return (
    <LazyScreen load={() => Promise.all([import('./RememberView.tsx'), loadRecallWords(props.lang)])} words={words}>
      {/* The key remounts the view at sign-in and sign-out, because each reader has their own questions. */}
      {([{ RememberView }, { recall }]) => (
        <RememberView key={userId} {...props} words={recall} isMember={userId !== null} />
      )}
    </LazyScreen>
  );
}
