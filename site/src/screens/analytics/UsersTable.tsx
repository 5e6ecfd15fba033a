import type { ListedUser } from '@common-ground/api/contracts/accounts/users.ts';
import { LIST_PAGE } from '@common-ground/api/contracts/limits.ts';
import { roleNames } from '@common-ground/api/contracts/wording/accounts/roles/index.ts';
import { dashboardWords } from '@common-ground/api/contracts/wording/analytics/index.ts';
import { fill, formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useRef, useState } from 'react';
import { LoadFailed } from '../../components/load-failed/LoadFailed.tsx';
import { createRead } from '../../session/reads.ts';
import { $userId, api, calls } from '../../session/session.ts';

type UsersPage = { items: ListedUser[]; total: number; page: number };

/** The page of the accounts that is asked for, from 1. */
const $usersPage = atom(1);

const $users = createRead<UsersPage>(['/api/users?for=', $userId, '&page=', $usersPage], {
  fetcher: async (...key) => {
    const page = Number(key.at(-1));
    return { ...(await api.list(calls.listUsers, { query: { page, limit: LIST_PAGE } })), page };
  },
});

/** Every account, page by page, the newest first. */
export function UsersTable({ lang }: { lang: string }) {
  const { error } = useStore($users);
  const page = useStore($usersPage);
  const shown = useLastPage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { adminDashboard: words } = dashboardWords(lang);
  const retry = () => {
    // The button goes, and who pressed it must not be sent back to the start of the page.
    heading.current?.focus();
    $users.revalidate();
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="users-title" tabIndex={-1} ref={heading}>
          {words.users}
        </h2>
        <p role="status" className="section-lede mt-[0.35rem]">
          {shown ? plural(lang, words.accounts, shown.total) : !error && words.loading}
          {shown && shown.total > LIST_PAGE && ` · ${pageOf(shown, words.pageOf, lang)}`}
        </p>
      </div>
      {error && <LoadFailed text={words.usersFailed} tryAgain={words.tryAgain} onRetry={retry} />}
      {!error && shown && (
        <>
          <Table users={shown.items} isBusy={shown.page !== page} lang={lang} />
          <Pages shown={shown} lang={lang} />
        </>
      )}
    </div>
  );
}

/** The page that was loaded last, which stays while the next one is on its way. */
function useLastPage(): UsersPage | null {
  const { data } = useStore($users);
  const [shown, setShown] = useState<UsersPage | null>(data ?? null);
  useEffect(() => {
    if (data) setShown(data);
  }, [data]);
  return shown;
}

function pageOf({ page, total }: UsersPage, text: string, lang: string): string {
  const pages = formatNumber(lang, Math.ceil(total / LIST_PAGE));
  return fill(text, { page: formatNumber(lang, page), pages });
}

function Table({ users, isBusy, lang }: { users: ListedUser[]; isBusy: boolean; lang: string }) {
  const { adminDashboard: words } = dashboardWords(lang);
  const roles: Record<string, string> = roleNames(lang);
  const dates = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' });
  const roleName = (role: string) => roles[role] ?? role;
  return (
    // A table wider than the screen moves within its frame, never the page; a frame that moves has to be reached by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="overflow-x-auto rounded-soft border border-line" aria-labelledby="users-title" tabIndex={0}>
      <table
        className="w-full border-collapse text-base [overflow-wrap:normal] [&_:is(th,td)]:px-4 [&_:is(th,td)]:py-[0.65rem] [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top [&_:is(th,td)]:whitespace-nowrap aria-busy:[&>tbody]:opacity-60"
        aria-busy={isBusy}
        aria-labelledby="users-title"
      >
        <thead className="bg-sunken">
          <tr>
            {[words.name, words.email, words.role, words.joined, words.verified].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id} className="border-t border-line">
              <th className="font-semibold" scope="row">
                <bdi>{user.displayName}</bdi>
              </th>
              <td>
                <bdi>{user.email}</bdi>
              </td>
              <td>{roleName(user.role)}</td>
              <td>
                <time dateTime={user.joinedAt}>{dates.format(new Date(user.joinedAt))}</time>
              </td>
              <td>{user.isVerified ? words.yes : words.no}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Pages({ shown, lang }: { shown: UsersPage; lang: string }) {
  const { adminDashboard: words } = dashboardWords(lang);
  const last = Math.ceil(shown.total / LIST_PAGE);
  if (last <= 1) return null;
  const turn = (label: string, to: number) => (
    // Stays where the focus is when there is no further page.
    <button
      className="button quiet aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-ink-soft"
      type="button"
      aria-disabled={to < 1 || to > last || undefined}
      onClick={() => to >= 1 && to <= last && $usersPage.set(to)}
    >
      {label}
    </button>
  );
  return (
    <nav className="flex flex-wrap items-center gap-4" aria-label={words.pages}>
      {turn(words.previousPage, shown.page - 1)}
      {turn(words.nextPage, shown.page + 1)}
    </nav>
  );
}
