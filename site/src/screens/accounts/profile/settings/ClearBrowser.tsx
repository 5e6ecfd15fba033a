import { TaskButton, useTask } from '../../../../components/task/TaskButton.tsx';
import { toastAfterNavigation } from '../../../../components/toaster/keptToast.ts';
import { homePath } from '../../../../routes.ts';
import { signOut } from '../../../../session/session.ts';
import { useProfile } from '../context.ts';
import { Section } from '../parts/Section.tsx';

/** Signs out, deletes all that this site stores in this browser, and navigates to the home page. */
export function ClearBrowser() {
  const { lang, words } = useProfile();
  const { browser, part } = words;
  const clearing = useTask(async () => {
    await signOut({ isClearing: true });
    toastAfterNavigation({ kind: 'browserCleared' });
    location.assign(homePath(lang));
  }, part.notDone);
  return (
    <Section title={browser.title} intro={browser.text}>
      <TaskButton task={clearing} worksOffline>
        {clearing.isBusy ? browser.clearing : browser.clear}
      </TaskButton>
    </Section>
  );
}
