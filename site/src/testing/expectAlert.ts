import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for an alert that has the text and the focus. */
export function expectAlert(said: string): Promise<void> {
  return waitFor(() => {
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(said);
    expect(document.activeElement).toBe(alert);
  });
}

export function expectToast(title: string, text = ''): Promise<void> {
  return waitFor(() => {
    expect(document.querySelector('.toast-title')?.textContent).toContain(title);
    expect(document.querySelector('.toast')?.textContent).toContain(text);
  });
}
