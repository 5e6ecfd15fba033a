import { createContext, useContext } from 'react';

export function createStrictContext<Value>() {
  const Context = createContext<Value | null>(null);
  function useValue(): Value {
    const value = useContext(Context);
    if (value === null) throw new Error('A part of an island was rendered outside its context provider.');
    return value;
  }
  return [Context.Provider, useValue] as const;
}
