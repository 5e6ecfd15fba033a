import { createContext, useContext } from 'react';

/** What every part of an island may ask for, such as the page's language and its words: what gives it, and what asks. */
export function createStrictContext<Value>() {
  const Context = createContext<Value | null>(null);
  function useValue(): Value {
    const value = useContext(Context);
    if (value === null) throw new Error('A part of an island stands outside of what gives it its words.');
    return value;
  }
  return [Context.Provider, useValue] as const;
}
