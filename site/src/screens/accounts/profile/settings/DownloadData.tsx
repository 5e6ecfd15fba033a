import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { TaskButton, useTask } from '../../../../components/task/TaskButton.tsx';
import { $userId, api, calls } from '../../../../session/session.ts';
import { useProfile } from '../context.ts';
import { ActionResult, Section } from '../parts/Section.tsx';

/** Saves the user's data as a file. A plain link could not send the session token, which goes in a header. */
export function DownloadData() {
  const { words } = useProfile();
  const { data } = words;
  const [file, setFile] = useState<string | null>(null);
  const downloading = useTask(async () => {
    const id = $userId.get();
    if (id === null) return;
    setFile(null);
    const everything = await api.call(calls.exportData, { params: { id } });
    const name = `common-ground-${new Date().toISOString().slice(0, 10)}.json`;
    saveAsFile(name, JSON.stringify(everything, null, 2), 'application/json');
    setFile(name);
  }, words.part.notDone);
  return (
    <Section title={data.title} intro={data.text}>
      <TaskButton task={downloading}>{downloading.isBusy ? data.preparing : data.download}</TaskButton>
      <ActionResult>{downloading.reason ?? (file ? fill(data.done, { file }) : '')}</ActionResult>
    </Section>
  );
}

function saveAsFile(name: string, text: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Revokes the URL later, because some browsers start to read the file only after `click` returns.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
