import { useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, type Owner, readDraft, whenDraftsForgotten } from './drafts.ts';
import { $userId } from './session.ts';
import { canStore } from './storage.ts';

/** Keeping after each key would be work for nothing; what is not kept yet when the page goes is kept then. */
const KEEP_MS = 400;

export type Draft<Value> = {
  value: Value;
  change: (part: Partial<Value>) => void;
  /** Properties of a field of text, by its name in the draft. */
  field: <Name extends TextName<Value>>(name: Name) => TextFieldProps<Name>;
  /** Forgets what was written, here and in the browser. */
  forget: () => void;
  /** Something that was written before stands in the form again. */
  isRestored: boolean;
  /** Whether this browser keeps anything. */
  isKept: boolean;
};

type TextName<Value> = { [Name in keyof Value]: Value[Name] extends string ? Name : never }[keyof Value] & string;
type TextFieldProps<Name> = {
  name: Name;
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

/** What somebody is writing in a form, kept in this browser at every change. `empty` is what a form begins with. */
export function useDraft<Value extends object>(name: string, empty: Value): Draft<Value> {
  const [value, setValue] = useState<Value>(() => ({ ...empty, ...readDraft<Value>(name, $userId.get()) }));
  const [isRestored, setRestored] = useState(() => readDraft(name, $userId.get()) !== null);
  const [isKept, setKept] = useState(() => canStore());
  // What listeners read, who were made with an earlier drawing.
  const now = useRef({ value, owner: $userId.get() as Owner, timer: 0 });

  function show(next: Value): void {
    now.current.value = next;
    setValue(next);
  }

  function keep(): void {
    if (!now.current.timer) return;
    stop();
    setKept(keepDraft(name, now.current.owner, now.current.value));
  }

  function stop(): void {
    clearTimeout(now.current.timer);
    now.current.timer = 0;
  }

  function change(part: Partial<Value>): void {
    show({ ...now.current.value, ...part });
    clearTimeout(now.current.timer);
    now.current.timer = window.setTimeout(keep, KEEP_MS);
  }

  function forget(): void {
    stop();
    forgetDraft(name, now.current.owner);
    show(empty);
    setRestored(false);
  }

  useEffect(() => {
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keepHidden);
    const stopHearing = whenDraftsForgotten((owner) => {
      if (owner !== now.current.owner) return;
      forget();
      now.current.owner = null;
    });
    // A session that the server ended is no end of the text: it stays in the form, and stays its writer's.
    const stopFollowing = $userId.listen((id) => {
      if (id === null || id === now.current.owner) return;
      const isOfOther = now.current.owner !== null;
      if (isOfOther) stop();
      else if (readDraft(name, null) || now.current.timer) keepDraft(name, id, now.current.value);
      now.current.owner = id;
      if (isOfOther) show({ ...empty, ...readDraft<Value>(name, id) });
    });
    return () => {
      keep();
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keepHidden);
      stopHearing();
      stopFollowing();
    };
  }, []);

  return {
    value,
    change,
    field: (name) => ({
      name,
      value: value[name] as string,
      onChange: ({ currentTarget }) => change({ [name]: currentTarget.value } as Partial<Value>),
    }),
    forget,
    isRestored,
    isKept,
  };
}
