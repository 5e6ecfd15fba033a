import { useEffect, useRef, useState } from 'react';
import { deleteDraft, type Owner, onDraftsDeleted, readDraft, storeDraft } from './drafts.ts';
import { $userId } from './session.ts';
import { canStore } from './storage.ts';

const STORE_DELAY_MS = 400;

export type Draft<Value> = {
  value: Value;
  change: (part: Partial<Value>) => void;
  field: <Name extends TextName<Value>>(name: Name) => TextFieldProps<Name>;
  forget: () => void;
  isRestored: boolean;
  /** Whether the browser stored the last change; before the first change, whether it stores any value. */
  isKept: boolean;
};

type TextName<Value> = { [Name in keyof Value]: Value[Name] extends string ? Name : never }[keyof Value] & string;
type TextFieldProps<Name> = {
  name: Name;
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

/** Holds the text of a form and stores it in this browser after each change. `empty` is the value of a new form. */
export function useDraft<Value extends object>(name: string, empty: Value): Draft<Value> {
  const [value, setValue] = useState<Value>(() => ({ ...empty, ...readDraft<Value>(name, $userId.get()) }));
  const [isRestored, setRestored] = useState(() => readDraft(name, $userId.get()) !== null);
  const [isKept, setKept] = useState(() => canStore());
  // Current values for the listeners, which are created by the first render only.
  const now = useRef({ value, owner: $userId.get() as Owner, timer: 0 });

  function show(next: Value): void {
    now.current.value = next;
    setValue(next);
  }

  function keep(): void {
    if (!now.current.timer) return;
    stop();
    setKept(storeDraft(name, now.current.owner, now.current.value));
  }

  function stop(): void {
    clearTimeout(now.current.timer);
    now.current.timer = 0;
  }

  function change(part: Partial<Value>): void {
    show({ ...now.current.value, ...part });
    clearTimeout(now.current.timer);
    now.current.timer = window.setTimeout(keep, STORE_DELAY_MS);
  }

  function forget(): void {
    stop();
    deleteDraft(name, now.current.owner);
    show(empty);
    setRestored(false);
  }

  useEffect(() => {
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keepHidden);
    const stopHearing = onDraftsDeleted((owner) => {
      if (owner !== now.current.owner) return;
      forget();
      now.current.owner = null;
    });
    // When the server ends a session (`id` is null), the text stays in the form and still belongs to its writer.
    const stopFollowing = $userId.listen((id) => {
      if (id === null || id === now.current.owner) return;
      const isOfOther = now.current.owner !== null;
      if (isOfOther) stop();
      else if (readDraft(name, null) || now.current.timer) storeDraft(name, id, now.current.value);
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
