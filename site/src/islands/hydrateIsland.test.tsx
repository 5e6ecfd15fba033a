// @vitest-environment happy-dom
import { act, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import hydrateIsland from './hydrateIsland.ts';

const heard: unknown[] = [];

function Filter() {
  const [value, setValue] = useState({ text: '', kind: 'all', isOn: false });
  const change = (part: Partial<typeof value>) => {
    heard.push(part);
    setValue({ ...value, ...part });
  };
  const id = useId();
  return (
    <form id={id}>
      <input type="search" value={value.text} onChange={({ currentTarget }) => change({ text: currentTarget.value })} />
      <select value={value.kind} onChange={({ currentTarget }) => change({ kind: currentTarget.value })}>
        <option value="all">All</option>
        <option value="questions">Questions</option>
      </select>
      <input
        type="checkbox"
        checked={value.isOn}
        onChange={({ currentTarget }) => change({ isOn: currentTarget.checked })}
      />
      <textarea defaultValue="drawn" />
    </form>
  );
}

let island: HTMLElement;
const find = <Control extends HTMLElement>(which: string) => island.querySelector<Control>(which) as Control;
const take = (Island = Filter) =>
  act(async () => {
    // The returned promise resolves only once `act` has rendered the island.
    void hydrateIsland(island)(Island, {});
  });

beforeEach(() => {
  heard.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  island = document.createElement('div');
  island.innerHTML = renderToString(<Filter />);
  document.body.append(island);
});
afterEach(() => {
  island.remove();
  vi.unstubAllGlobals();
});

it('passes choices and text from before hydration to the island', async () => {
  find<HTMLSelectElement>('select').value = 'questions';
  find<HTMLInputElement>('[type=search]').value = 'lifts';
  find<HTMLInputElement>('[type=checkbox]').checked = true;
  find<HTMLTextAreaElement>('textarea').value = 'typed';
  await take();
  expect(heard).toEqual([{ text: 'lifts' }, { kind: 'questions' }, { isOn: true }]);
  expect(find<HTMLSelectElement>('select').value).toBe('questions');
  expect(find<HTMLInputElement>('[type=search]').value).toBe('lifts');
  expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('typed');
});

it('passes nothing and logs no error when nothing was changed', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await take();
  expect(heard).toEqual([]);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

it('passes nothing to an island with takesOverInput', async () => {
  find<HTMLInputElement>('[type=search]').value = 'lifts';
  await take(Object.assign(() => <Filter />, { takesOverInput: true }));
  expect(heard).toEqual([]);
});
