import { POSTS_PAGE as PAGE } from '@common-ground/api/contracts/forum/topics.ts';
import { LIST_LIMIT } from '@common-ground/api/contracts/limits.ts';
import { expect, it } from 'vitest';
import type { ShownPost } from './PostView.tsx';
import { POSTS_PAGE, pageOfPost, postLink } from './topicLinks.ts';
import { lastNumber, mergePosts, parseTopicId, queryOfPage, toQuotation } from './topicState.ts';

const post = (number: number, html = '') => ({ number, html }) as ShownPost;

it('merges posts in the order of their numbers and prefers the newer version', () => {
  const posts = mergePosts([post(1), post(2, 'before'), post(4)], [post(3), post(2, 'now')]);
  expect(posts.map(({ number, html }) => [number, html])).toEqual([
    [1, ''],
    [2, 'now'],
    [3, ''],
    [4, ''],
  ]);
  expect([lastNumber(posts), lastNumber([])]).toEqual([4, 0]);
});

it('requests later pages by the post before them, and more posts on the last page', () => {
  expect(queryOfPage(1, false)).toEqual({ page: 1, limit: PAGE });
  expect(queryOfPage(3, false)).toEqual({ after: 2 * PAGE, limit: PAGE });
  expect(queryOfPage(3, true)).toEqual({ after: 2 * PAGE, limit: LIST_LIMIT });
});

it('links to the page of a post, which differs in a topic for members', () => {
  expect([pageOfPost(PAGE), pageOfPost(PAGE + 1)]).toEqual([1, 2]);
  expect(postLink({ id: 7, audience: 'everyone' }, 21, 'en')).toBe('/community/topics/7/2#post-21');
  expect(postLink({ id: 7, audience: 'members' }, 21, 'es')).toBe('/es/community/members?topic=7&page=2#post-21');
});

it.each([
  ['12', 12],
  [' #12 ', 12],
  ['https://example.org/es/community/topics/12/3#post-41', 12],
  ['/community/members?topic=12&page=2', 12],
  ['twelve', null],
  ['0', null],
  ['https://example.org/condition/12', null],
])('reads "%s" as the topic id %s', (text, id) => expect(parseTopicId(text)).toBe(id));

it('quotes the selection, or the beginning of the post cut to the maximum', () => {
  expect(toQuotation(' of it ', 'All of it', 20)).toBe('of it');
  expect(toQuotation('', 'All of it', 20)).toBe('All of it');
  expect(toQuotation('', 'All of it', 8)).toBe('All of');
});

it('has the same page length as the contract', () => {
  expect(POSTS_PAGE).toBe(PAGE);
});
