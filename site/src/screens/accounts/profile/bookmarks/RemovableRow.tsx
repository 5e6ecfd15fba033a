import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { TaskButton, useTask } from '../../../../components/task/TaskButton.tsx';
import type { Parts } from '../../../../components/text/Text.tsx';
import { useProfile } from '../context.ts';
import { rowFacts } from '../looks.ts';
import { ActionRow } from '../parts/ActionRow.tsx';

type Props = {
  title: string;
  /** Language code of the title, when it differs from the language of the page. */
  language?: string;
  href: string;
  button: string;
  /** Accessible name of the button, with the placeholder `{title}`. */
  buttonOf: string;
  letGo: () => Promise<void>;
  children: Parts;
};

export function RemovableRow({ title, language, href, button, buttonOf, letGo, children }: Props) {
  const { words } = useProfile();
  const lettingGo = useTask(letGo, words.part.notDone);
  return (
    <ActionRow
      reason={lettingGo.reason}
      actions={
        <TaskButton task={lettingGo} aria-label={fill(buttonOf, { title })}>
          {button}
        </TaskButton>
      }
    >
      <h3 lang={language} dir="auto">
        <a href={href}>{title}</a>
      </h3>
      <p className={rowFacts}>{children}</p>
    </ActionRow>
  );
}
