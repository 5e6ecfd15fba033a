// @vitest-environment happy-dom
import type { Post } from '@common-ground/api/contracts/forum/posts.ts';
import { wordingFor } from '@common-ground/api/contracts/wording/index.ts';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/openBrowser.ts';
import { sampleForum } from '../../testing/sample/forum.ts';
import { PostView } from './PostView.tsx';

const { topic: words } = wordingFor('en');
const [post] = (await sampleForum.topicPosts(1, 1)) as [Post];
const topic = { id: 1, audience: 'everyone', language: 'en', authorId: 1 } as const;
const target = { topicId: 9, audience: 'members', number: 21 } as const;
const FOR_MEMBERS = '/community/members?topic=9&page=2#post-21';

function show(more: Partial<Post>): void {
  openBrowser('/community/topics/1');
  render(<PostView post={{ ...post, ...more }} topic={topic} lang="en" words={words} />);
}

describe('a post of a topic for everyone', () => {
  it('leads to the page for members when it was moved to a topic for members', () => {
    show({ isMoved: true, movedTo: target });
    expect(screen.getByText(words.toOther).getAttribute('href')).toBe(FOR_MEMBERS);
  });

  it('leads to the page for members when it quotes a post of a topic for members', () => {
    show({ quote: { ...target, postId: 5, userName: 'Grace', text: 'Two', warning: null } });
    expect(document.querySelector('figcaption a')?.getAttribute('href')).toBe(FOR_MEMBERS);
  });
});
