// @vitest-environment happy-dom
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Answer, fakeServer } from '../../testing/fakeServer.ts';
import { openBrowser } from '../../testing/openBrowser.ts';
import { clearConversation } from './conversation.ts';
import { openChat } from './openChat.tsx';
import { AUTISM, SCHOOL } from './testing/answers.ts';

const HELP_LINE = {
  id: 1,
  region: 'US',
  name: 'A line in a country',
  kinds: ['suicide'],
  emergency: '911',
  phone: '988',
  chat: null,
  web: null,
  languages: ['en'],
  hours: null,
  forWhom: 'Everybody',
  source: 'https://example.org',
  checkedAt: null,
  language: 'en',
};

let answers: Record<string, Answer>;
let button: HTMLElement;
beforeEach(() => {
  openBrowser('/condition/1');
  clearConversation();
  // Analytics events would be sent seconds later, after the test.
  localStorage.setItem('analytics', 'off');
  answers = {
    'GET /api/chat-answers': { json: [AUTISM, SCHOOL] },
    'GET /api/help-lines': { json: [HELP_LINE] },
    'GET /api/localized/find': { json: { searchedFor: null, hasPage: false, conditions: [], near: [] } },
  };
  fakeServer(answers);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('visualViewport', null);
  button = document.body.appendChild(document.createElement('button'));
});

const panel = () => document.querySelector<HTMLElement>('.chat-panel');
const box = () => document.querySelector('.chat-panel textarea') as HTMLTextAreaElement;
const messages = () => [...document.querySelectorAll('[role=log] ol > li')].map(({ textContent }) => textContent);
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const pressEnter = (how: object = {}) => fireEvent.keyDown(box(), { key: 'Enter', ...how });

async function open(): Promise<void> {
  await act(() => openChat(button));
  onTestFinished(() => void (panel() && fireEvent.keyDown(box(), { key: 'Escape' })));
}

async function ask(text: string): Promise<void> {
  const before = messages().length;
  type(text);
  pressEnter();
  await waitFor(() => expect(messages()).toHaveLength(before + 2));
}

describe('chat panel', () => {
  it('takes the focus when it opens, and returns it to its button on Escape', async () => {
    await open();
    expect([document.activeElement === box(), button.hidden]).toEqual([true, true]);
    const dialog = screen.getByRole('dialog', { name: 'Chat assistant' });
    const about = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toMatch(/follows rules.* not a person/);
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect([panel(), button.hidden, document.activeElement === button]).toEqual([null, false, true]);
  });

  it('sends nothing when the message is blank or Enter is pressed with Shift', async () => {
    await open();
    type('  ');
    expect(pressEnter()).toBe(false);
    fireEvent.click(screen.getByText('Send'));
    expect(document.activeElement).toBe(box());
    type('What is');
    expect(pressEnter({ shiftKey: true })).toBe(true);
    expect([messages(), box().value]).toEqual([[], 'What is']);
  });

  it('sends nothing when Enter ends a composition of an input method', async () => {
    await open();
    type('autism');
    const event = createEvent.keyDown(box(), { key: 'Enter' });
    Object.defineProperty(event, 'isComposing', { value: true });
    fireEvent(box(), event);
    expect([messages(), box().value]).toEqual([[], 'autism']);
    pressEnter();
    expect([messages(), box().value]).toEqual([['Youautism'], '']);
  });

  it('shows the reply below the message, clears both, and restores both on Undo', async () => {
    await open();
    await ask('What is\nautism?');
    expect(messages()[0]).toMatch(/^You\s*What is\s*autism\?$/);
    expect(messages()[1]).toMatch(/^Assistant\s*Autism is there from birth\./);
    const clear = () => document.querySelector('.chat-clear') as HTMLElement;
    fireEvent.click(clear());
    expect([messages(), document.activeElement?.textContent]).toEqual([[], 'Undo']);
    fireEvent.click(document.activeElement as HTMLElement);
    expect([messages().length, document.activeElement === clear()]).toEqual([2, true]);
    fireEvent.click(clear());
    fireEvent.click(await screen.findByText('Autism'));
    await waitFor(() => expect(messages()).toHaveLength(2));
  });

  it('shows the emergency number and replies to a crisis when offline', async () => {
    await open();
    for (const call of Object.keys(answers)) answers[call] = 'away';
    expect(document.querySelector('.chat-crisis [href="tel:911"]')).not.toBeNull();
    await ask('I want to die');
    expect(messages()[1]).toContain('911');
  });

  it('shows the help lines when their button is pressed', async () => {
    await open();
    const lines = screen.getByText('Help lines');
    fireEvent.click(lines);
    expect(lines.getAttribute('aria-expanded')).toBe('true');
    expect(await screen.findAllByText('A line in a country')).not.toEqual([]);
  });
});
