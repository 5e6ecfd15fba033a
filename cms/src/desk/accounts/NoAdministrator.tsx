/** Tells those who run the site how to make the first administrator. */
export function NoAdministrator() {
  return (
    <>
      <h1>There is no administrator yet</h1>
      <p>
        If you run this site: run <code>npm run admin -- YOUR-ADDRESS</code> on the machine that it runs on. The command
        prints a link that works once. With it you choose a password and are an administrator. No account is needed
        before.
      </p>
      <p>
        <a href="/">To the site</a>
      </p>
    </>
  );
}
