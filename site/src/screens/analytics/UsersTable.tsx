import type { ListedUser } from '@common-ground/api/contracts/accounts/users.ts';
import { roleNames } from '@common-ground/api/contracts/wording/accountsRoles.ts';
import { type AdminDashboardWords, dashboardWords } from '@common-ground/api/contracts/wording/analytics.ts';
import { formWords } from '@common-ground/api/contracts/wording/form.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Dialog } from '../../components/form/Dialog.tsx';
import { TextField } from '../../components/form/FieldFrame.tsx';
import { FormWordsProvider } from '../../components/form/formWords.ts';
import { api, calls } from '../../session/session.ts';
import { DataTable } from './DataTable.tsx';
import { ManageAccount } from './ManageAccount.tsx';
import { PagedSection } from './PagedSection.tsx';
import { createPagedRead, type ListPage } from './pagedRead.ts';

const users = createPagedRead<ListedUser>(calls.listUsers, (query) => api.list(calls.listUsers, { query }));

export function UsersTable({ lang }: { lang: string }) {
  const { adminDashboard: words } = dashboardWords(lang);
  const [managed, setManaged] = useState<ListedUser | null>(null);
  const { data } = useStore(users.$read);
  function keep(changed: ListedUser) {
    setManaged(changed);
    if (!data) return;
    users.$read.mutate({ ...data, items: data.items.map((one) => (one.id === changed.id ? changed : one)) });
  }
  return (
    <FormWordsProvider value={formWords(lang)}>
      <PagedSection
        id="users-title"
        title={words.users}
        failed={words.usersFailed}
        pages={words.pages}
        list={users}
        count={(total) => plural(lang, words.accounts, total)}
        tools={<Search words={words} />}
        lang={lang}
        words={words}
      >
        {(shown, isBusy) => <Table shown={shown} isBusy={isBusy} lang={lang} onManage={setManaged} />}
      </PagedSection>
      <Dialog title={managed?.displayName ?? ''} isOpen={managed !== null} onClose={() => setManaged(null)}>
        {managed && (
          <ManageAccount user={managed} lang={lang} words={words} onChanged={keep} onClose={() => setManaged(null)} />
        )}
      </Dialog>
    </FormWordsProvider>
  );
}

function Search({ words }: { words: AdminDashboardWords }) {
  const { text } = useStore(users.$asked);
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-3 [&>.field]:flex-[1_1_16rem] [&>.field]:max-w-form"
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          users.$asked.set({ page: 1, text: wanted });
        }}
      >
        <TextField label={words.searchUsers} name="q" type="search" defaultValue={text} maxLength={200} dir="auto" />
        <button className="button quiet min-h-12" type="submit">
          {words.search}
        </button>
      </form>
    </search>
  );
}

type TableProps = { shown: ListPage<ListedUser>; isBusy: boolean; lang: string; onManage: (user: ListedUser) => void };

function Table({ shown, isBusy, lang, onManage }: TableProps) {
  const { adminDashboard: words } = dashboardWords(lang);
  const roles: Record<string, string> = roleNames(lang);
  const dates = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' });
  if (shown.items.length === 0) return <p className="text-ink-soft">{words.noUsers}</p>;
  const columns = [words.name, words.email, words.role, words.joined, words.verified, words.actions];
  return (
    <DataTable labelledBy="users-title" columns={columns} hasActions isBusy={isBusy}>
      {shown.items.map((user) => (
        <tr key={user.id}>
          <th scope="row" id={`user-${user.id}`}>
            <bdi>{user.displayName}</bdi>
          </th>
          <td>
            <bdi>{user.email}</bdi>
          </td>
          <td>{roles[user.role] ?? user.role}</td>
          <td>
            <time dateTime={user.joinedAt}>{dates.format(new Date(user.joinedAt))}</time>
          </td>
          <td>{user.isVerified ? words.yes : words.no}</td>
          <td className="py-1!">
            <button
              className="button quiet"
              type="button"
              aria-haspopup="dialog"
              aria-describedby={`user-${user.id}`}
              onClick={() => onManage(user)}
            >
              {words.manage}
            </button>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
