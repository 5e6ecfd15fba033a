// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useLoaded } from '../../islands/useLoaded.ts';
import { openBrowser } from '../../testing/openBrowser.ts';
import { LatePart } from './LatePart.tsx';

const words = { loading: 'Loading', failed: 'It did not come.', tryAgain: 'Try again' };

function Page({ load }: { load: () => Promise<string> }) {
  const part = useLoaded(load, true);
  return (
    <LatePart part={part} words={words}>
      {(text) => <p>{text}</p>}
    </LatePart>
  );
}

describe('a part of a page that is loaded later', () => {
  it('says that it is loading, then shows its content', async () => {
    openBrowser('/');
    render(<Page load={async () => 'Here'} />);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(await screen.findByText('Here')).toBeTruthy();
  });

  it('says that its script failed to load, and reloads the page on request', async () => {
    openBrowser('/');
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    render(<Page load={() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))} />);
    expect((await screen.findByRole('alert')).textContent).toContain('It did not come.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});
