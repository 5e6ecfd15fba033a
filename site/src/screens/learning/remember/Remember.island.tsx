import { loadRecallWords } from '@common-ground/api/contracts/wording/learningRemember.ts';
import { useStore } from '@nanostores/react';
import type { LateWords } from '../../../components/late-part/LatePart.tsx';
import { LazyScreen } from '../../../components/late-part/LazyScreen.tsx';
import { $userId } from '../../../session/session.ts';
import type { RememberProps } from './AskAgain.tsx';
import '../../../styles/late.ts';

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
