import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { TaskButton } from '../../../../components/task/TaskButton.tsx';
import { useTask } from '../../../../components/task/useTask.ts';
import { api } from '../../../../session/api.ts';
import { calls } from '../../../../session/calls.ts';
import { $userId } from '../../../../session/session.ts';
import { useProfile } from '../context.ts';
import { Said } from '../parts/Said.tsx';
import { Section } from '../parts/Section.tsx';
import { saveAsFile } from './saveAsFile.ts';

/** Everything that is kept about somebody, as a file. Fetched with their session: no link could carry it. */
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
      <Said>{downloading.reason ?? (file ? fill(data.done, { file }) : '')}</Said>
    </Section>
  );
}
