import { Logo } from '../kit/Logo.tsx';

/**
 * Replaces Payload's screen that makes the first visitor an administrator. Payload redirects every page of the CMS here
 * while there are no accounts.
 */
export function NoAccountsView() {
  return (
    <main>
      <div className="login__brand">
        <Logo />
      </div>
      <h1>There is no administrator yet</h1>
      <p>
        If you run this site: register at the site, verify your address by the link in the mail, then run{' '}
        <code>npm run make-admin YOUR-ADDRESS</code> on the machine that it runs on.
      </p>
      <p>
        <a href="/">To the site</a>
      </p>
    </main>
  );
}
