import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { giveFocus } from '../../components/focus/giveFocus.ts';
import { ActionForm } from './ActionForm.tsx';
import { useTopicTools } from './context.ts';
import type { TopicAction } from './deeds.ts';

type Props = {
  /** Label of the menu, and its accessible name when that says more. */
  label: string;
  name?: string;
  deeds: TopicAction[];
  /** Selector of the element that gets the focus after an action. */
  goTo: string;
};

/** Shows a menu of actions, or the form of the chosen one. */
export function ActionMenu({ label, name, deeds, goTo }: Props) {
  const { live } = useTopicTools();
  const id = useId();
  const [asked, setAsked] = useState<TopicAction | null>(null);
  // The end of the session empties `deeds`. The open form stays, so that its text is not lost.
  const deed = deeds.find(({ name }) => name === asked?.name) ?? asked;
  if (deeds.length === 0 && !deed) return null;

  function cancel() {
    flushSync(() => setAsked(null));
    giveFocus(`[id="${id}"]`);
  }

  function done(said: string) {
    flushSync(() => {
      setAsked(null);
      live.say(said);
    });
    giveFocus(goTo);
  }

  if (deed) return <ActionForm deed={deed} draftName={`deed-${deed.name}-${goTo}`} onCancel={cancel} onDone={done} />;
  return (
    <details className="deed-menu print:hidden">
      <summary className="min-h-target px-2 py-2 font-semibold text-action" id={id} aria-label={name}>
        {label}
      </summary>
      <div className="buttons py-2">
        {deeds.map((one) => (
          <button className="button quiet" type="button" key={one.name} onClick={() => setAsked(one)}>
            {one.label}
          </button>
        ))}
      </div>
    </details>
  );
}
