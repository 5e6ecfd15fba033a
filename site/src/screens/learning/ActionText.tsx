import { Text } from '../../components/text/Text.tsx';
import type { OwnLanguage } from './progress/learningProgress.ts';

type Props = { text: string; title: string; own: OwnLanguage };

/** What a button of a path or module says; read aloud with the title of that, because several buttons say the same. */
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
