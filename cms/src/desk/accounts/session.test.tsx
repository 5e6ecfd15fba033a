// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LeadToSignIn } from './LeadToSignIn.tsx';
import { SignOut } from './SignOut.tsx';

let requests: string[];
let leftFor: string[];

/** Answers all requests of a test; null stands for no response. */
function respond(status: number | null, body: object = {}): void {
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    requests.push(`${method} ${address}`);
    if (status === null) throw new TypeError('Failed to fetch');
    return Response.json(body, { status });
  });
}

beforeEach(() => {
  requests = [];
  leftFor = [];
  location.href = 'http://localhost/cms/login?redirect=/cms/review';
  vi.spyOn(location, 'replace').mockImplementation((address) => void leftFor.push(String(address)));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const settle = () =>
  waitFor(() => expect(requests).not.toEqual([])).then(() => new Promise((done) => setTimeout(done)));
const link = () => screen.getByRole('link', { name: 'Sign in' }).getAttribute('href');

describe('LeadToSignIn', () => {
  it('has a link to the sign-in before its script runs', () => {
    expect(renderToString(<LeadToSignIn wanted="/cms/review?x=1" />)).toContain(
      'href="/auth/login?from=%2Fcms%2Freview%3Fx%3D1"',
    );
  });

  it('leads a guest to the sign-in with the query and hash of the wanted page', async () => {
    respond(200, { user: null });
    location.hash = '#notes';
    render(<LeadToSignIn wanted="/cms/review?x=1" />);
    await waitFor(() => expect(leftFor).toEqual(['/auth/login?from=%2Fcms%2Freview%3Fx%3D1%23notes']));
    expect(requests).toEqual(['GET /cms/api/users/me']);
    expect(link()).toBe(leftFor[0]);
  });

  it('leads a user to the wanted page', async () => {
    respond(200, { user: { id: 1 } });
    location.hash = '#notes';
    render(<LeadToSignIn wanted="/cms/review" />);
    await waitFor(() => expect(leftFor).toEqual(['/cms/review#notes']));
  });

  it('stays with its link when the wanted page has led a user back', async () => {
    respond(200, { user: { id: 1 } });
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('http://localhost/cms/login?redirect=/cms/review');
    render(<LeadToSignIn wanted="/cms/review" />);
    await settle();
    expect(leftFor).toEqual([]);
    expect(link()).toBe('/auth/login?from=%2Fcms%2Freview');
  });

  it('stays with its link when no response comes', async () => {
    respond(null);
    render(<LeadToSignIn wanted="/cms/review" />);
    await settle();
    expect(leftFor).toEqual([]);
  });
});

describe('SignOut', () => {
  const SIGNED_OUT = ['/auth/login#signed-out'];
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));

  it('ends the session at once when told to, and leaves for the site', async () => {
    respond(200);
    render(<SignOut isAtOnce />);
    await waitFor(() => expect(leftFor).toEqual(SIGNED_OUT));
    expect(requests).toEqual(['POST /cms/api/users/logout']);
  });

  it('waits for a press otherwise', async () => {
    respond(200);
    render(<SignOut isAtOnce={false} />);
    await new Promise((done) => setTimeout(done));
    expect(requests).toEqual([]);
    press();
    await waitFor(() => expect(leftFor).toEqual(SIGNED_OUT));
  });

  it('leaves for the site when the session had ended already', async () => {
    respond(401);
    render(<SignOut isAtOnce />);
    await waitFor(() => expect(leftFor).toEqual(SIGNED_OUT));
  });

  it('says that no response came, and tries again when pressed', async () => {
    respond(null);
    render(<SignOut isAtOnce />);
    await screen.findByText(/did not answer/);
    expect(leftFor).toEqual([]);
    respond(200);
    press();
    await waitFor(() => expect(leftFor).toEqual(SIGNED_OUT));
  });
});
