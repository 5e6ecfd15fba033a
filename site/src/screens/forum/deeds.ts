import { hasRole, MODERATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import type { ForumCategory, Topic } from '@common-ground/api/contracts/forum/topics.ts';
import type { Moderation } from '@common-ground/api/contracts/moderation/moderation.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { forumPath } from '../../routes.ts';
import { $session, api, calls } from '../../session/session.ts';
import type { TopicTools } from './context.ts';
import { openWhenRendered } from './openWhenRendered.ts';
import { isReadablePost, type ShownPost } from './PostView.tsx';
import { pageOfTopic } from './topicLinks.ts';

export type ActionField = 'reason' | 'target' | 'newTitle' | 'category';
/** Values of an action's form. `target` is the id of a topic. */
export type ActionValues = { reason: string; newTitle: string; category: ForumCategory; target: number };

/** Action on a post or topic, run after confirmation in a form. `run` resolves to the message shown afterwards. */
export type TopicAction = {
  name: string;
  label: string;
  /** Explanation in the form, and the label of its button when that differs from `label`. */
  asked?: string;
  submit?: string;
  fields?: ActionField[];
  run: (given: ActionValues) => Promise<string>;
};

type Person = { id: number; role: string } | undefined;

/** Returns the actions in the menu of a post for the signed-in user. */
export function postActions(post: ShownPost, { tools, live, lang }: TopicTools): TopicAction[] {
  const person: Person = $session.get()?.person;
  if (!person) return [];
  const { deeds, order } = tools;
  const { id, userId, userName, state, isMoved } = post;
  const isOwn = person.id === userId;
  const done: TopicAction[] = [];
  if (isOwn && isReadablePost(post))
    done.push({
      name: 'delete',
      label: deeds.delete,
      asked: deeds.deleteAsked,
      submit: deeds.deleteIt,
      run: async () => {
        live.put([await api.call(calls.deletePost, { params: { id } })], '');
        return deeds.isDeleted;
      },
    });
  if (!isOwn && userId !== null && !isMoved)
    done.push(block(post.isBlocked, { id: userId, name: userName }, person.id));
  if (!hasRole(person, MODERATORS) || isMoved) return done;
  const moderate = (action: Moderation): TopicAction => ({
    name: action,
    label: order[action],
    fields: ['reason'],
    run: async ({ reason }) => {
      await api.call(calls.moderatePost, { params: { kind: 'post', id }, body: { action, reason } });
      await live.refresh();
      return order.doneTold;
    },
  });
  if (state === 'visible') done.push(moderate('hide'), moderate('remove'));
  if (state === 'hidden') done.push(moderate('show'), moderate('remove'));
  if (state === 'visible' && post.number > 1) done.push(movePost(), splitHere());
  if (state !== 'deleted') done.push(purge());
  return done;

  function block(isBlocked: boolean, whom: { id: number; name: string }, own: number): TopicAction {
    const { name } = whom;
    return {
      name: isBlocked ? 'unblock' : 'block',
      label: fill(isBlocked ? deeds.unblock : deeds.block, { name }),
      ...(!isBlocked && { asked: fill(deeds.blockAsked, { name }) }),
      run: async () => {
        const params = { id: own, blockedId: whom.id };
        await (isBlocked ? api.call(calls.unblockMember, { params }) : api.call(calls.blockMember, { params }));
        await live.refresh();
        return fill(isBlocked ? deeds.unblocked : deeds.blocked, { name });
      },
    };
  }

  function movePost(): TopicAction {
    return {
      name: 'move',
      label: order.movePost,
      fields: ['target', 'reason'],
      run: async ({ target, reason }) => {
        await api.call(calls.movePost, { params: { id }, body: { topicId: target, reason } });
        await live.refresh();
        return order.doneTold;
      },
    };
  }

  function splitHere(): TopicAction {
    return {
      name: 'split',
      label: order.split,
      asked: order.splitHint,
      fields: ['newTitle', 'reason'],
      run: async ({ newTitle, reason }) => {
        const body = { title: newTitle, fromNumber: post.number, reason };
        const topic = await api.call(calls.splitTopic, { params: { id: live.topic.id }, body });
        await openWhenRendered(pageOfTopic(topic, lang));
        return order.done;
      },
    };
  }

  function purge(): TopicAction {
    return {
      name: 'purge',
      label: order.purge,
      asked: order.purgeHint,
      fields: post.number === 1 ? ['newTitle', 'reason'] : ['reason'],
      run: async ({ newTitle, reason }) => {
        const body = { reason, ...(newTitle && { title: newTitle }) };
        await api.call(calls.purgePost, { params: { id }, body });
        await live.refresh();
        return order.doneTold;
      },
    };
  }
}

/** Returns the actions on a whole topic for its author and for moderators. */
export function topicActions({ tools: { order }, live, lang }: TopicTools): TopicAction[] {
  const person: Person = $session.get()?.person;
  const { topic } = live;
  const { id, isPinned, status, audience, authorId } = topic;
  if (!person || topic.mergedInto !== null) return [];
  const isAuthor = person.id === authorId;
  const isModerator = hasRole(person, MODERATORS);
  const done: TopicAction[] = [];
  if (audience === 'everyone' && (isAuthor || isModerator)) done.push(audienceDeed('members'));
  if (audience === 'members' && isAuthor) done.push(audienceDeed('everyone'));
  if (!isModerator) return done;
  const changing = (name: string, label: string, change: () => Promise<Topic>): TopicAction => ({
    name,
    label,
    run: async () => {
      live.setTopic(await change());
      return order.done;
    },
  });
  done.push(
    changing('pin', isPinned ? order.unpin : order.pin, () =>
      api.call(calls.pinTopic, { params: { id }, body: { isPinned: !isPinned } }),
    ),
    moderate(status === 'closed' ? 'unlock' : 'lock', status === 'closed' ? order.unlock : order.lock),
    {
      name: 'category',
      label: order.moveTopic,
      fields: ['category', 'reason'],
      run: async ({ category, reason }) => {
        live.setTopic(await api.call(calls.moveTopic, { params: { id }, body: { categoryType: category, reason } }));
        return order.doneTold;
      },
    },
    {
      name: 'merge',
      label: order.merge,
      asked: order.mergeHint,
      fields: ['target', 'reason'],
      run: async ({ target, reason }) => {
        const into = await api.call(calls.mergeTopic, { params: { id }, body: { into: target, reason } });
        location.assign(pageOfTopic(into, lang));
        return order.doneTold;
      },
    },
    moderate('hide', order.hideTopic),
    moderate('remove', order.removeTopic),
  );
  return done;

  function moderate(action: Moderation, label: string): TopicAction {
    return {
      name: action,
      label,
      fields: ['reason'],
      run: async ({ reason }) => {
        await api.call(calls.moderatePost, { params: { kind: 'topic', id }, body: { action, reason } });
        // Readers cannot open this topic any more.
        if (action === 'hide' || action === 'remove') location.assign(forumPath(lang));
        else await live.refresh();
        return order.doneTold;
      },
    };
  }

  function audienceDeed(to: Topic['audience']): TopicAction {
    const isForMembers = to === 'members';
    return {
      name: `audience-${to}`,
      label: isForMembers ? order.members : order.everyone,
      asked: isForMembers ? order.membersAsked : order.everyoneAsked,
      fields: isAuthor ? [] : ['reason'],
      run: async ({ reason }) => {
        const body = { audience: to, ...(reason && { reason }) };
        // The address of a topic depends on its audience.
        location.assign(pageOfTopic(await api.call(calls.changeAudience, { params: { id }, body }), lang));
        return order.done;
      },
    };
  }
}
