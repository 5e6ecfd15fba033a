import { hasRole, MODERATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import { useStore } from '@nanostores/react';
import { ReportButton } from '../../components/report/ReportButton.tsx';
import { $session } from '../../session/session.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { useTopicTools } from './context.ts';
import { topicActions } from './deeds.ts';
import { actionLook } from './looks.ts';

export function ManageTopic() {
  const topicTools = useTopicTools();
  const isModerator = hasRole(useStore($session)?.person, MODERATORS);
  const { lang, tools, live } = topicTools;
  const { order } = tools;
  const { id, title, authorId } = live.topic;
  return (
    <div className="-mx-2 flex w-full flex-wrap items-start gap-x-2 text-base empty:hidden print:hidden">
      <ReportButton lang={lang} thing={{ kind: 'topic', id }} name={title} authorId={authorId} className={actionLook} />
      <ActionMenu
        label={isModerator ? order.moderateTopic : order.topicMenu}
        deeds={topicActions(topicTools)}
        goTo=".topic-head h1"
      />
    </div>
  );
}
