import { Text } from '../../components/text/Text.tsx';
import type { OwnLanguage } from './progress/learningProgress.ts';

type Props = { text: string; title: string; own: OwnLanguage };

/** Text of a button. Screen readers also read the title of its path or module, because several buttons say the same. */
export function ActionText({ text, title, own }: Props) {
  return (
    <>
      <Text>{text}</Text>
      <span className="sr-only" {...own}>
        {' '}
        <Text>{title}</Text>
      </span>
    </>
  );
}
