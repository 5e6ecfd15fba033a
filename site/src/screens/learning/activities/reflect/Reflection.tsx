import { useId } from 'react';
import { type KindProps, useActivityContext, useActivityState } from '../activityContext.ts';

export function Reflection({ activity: { prompts } }: KindProps<'reflect'>) {
  const { words, own, onTried } = useActivityContext();
  const { value, change, isKept } = useActivityState<{ written: Record<number, string> }>({ written: {} });
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="hint" id={`${id}kept`}>
        {isKept ? words.keptHere : words.notKeptHere}
      </p>
      {prompts.map(({ question, thoughts }, place) => (
        <div key={place} className="grid grid-cols-1 gap-3">
          <div className="field">
            <label className="block font-semibold" htmlFor={`${id}${place}`} {...own}>
              {question}
            </label>
            <textarea
              id={`${id}${place}`}
              rows={4}
              aria-describedby={`${id}kept`}
              value={value.written[place] ?? ''}
              onChange={({ target }) => {
                change({ written: { ...value.written, [place]: target.value } });
                if (target.value.trim()) onTried();
              }}
            />
          </div>
          <h3 className="label">{words.othersThought}</h3>
          <ul className="marked grid list-disc gap-2 ps-[1.4rem]" {...own}>
            {thoughts.map((thought) => (
              <li key={thought}>{thought}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
