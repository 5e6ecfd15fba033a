import '@payloadcms/next/css';
import { cookies, headers } from 'next/headers.js';
import type { ReactNode } from 'react';
import '../../desk/admin.css';
import '../../desk/accounts/session.css';
import { Logo } from '../../desk/kit/Logo.tsx';

/**
 * Root layout of the pages that begin or end a session. Payload's layout renders nothing for a guest until its scripts
 * have run, and keeps the user of the tab in memory when the session has ended.
 */
export default async function Layout({ children }: { children: ReactNode }) {
  const theme = (await cookies()).get('payload-theme')?.value ?? (await headers()).get('sec-ch-prefers-color-scheme');
  return (
    <html lang="en" data-theme={theme === 'dark' ? 'dark' : 'light'}>
      <head>
        <style>{'@layer payload-default, payload;'}</style>
      </head>
      <body>
        <main className="desk-session">
          <Logo />
          {children}
        </main>
      </body>
    </html>
  );
}
