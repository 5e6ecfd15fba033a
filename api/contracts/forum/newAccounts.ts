/** Limits for accounts less than `hours` old or with fewer than `standingPosts` visible posts; staff have none. */
export const NEW_ACCOUNT = { hours: 24, standingPosts: 3, postsOfDay: 5, links: 2, mentions: 2 } as const;

/** Maximum users whom one post notifies of a mention. */
export const MAX_MENTIONS = 5;
/** Maximum topics, posts and edits together in ten minutes, of one account and of one client address. */
export const POSTS_OF_ACCOUNT = 20;
export const POSTS_OF_ADDRESS = 200;

export const SAID_ALREADY = 'You posted the same text within the last day';
export const POSTS_OF_DAY_SPENT = `New accounts can post ${NEW_ACCOUNT.postsOfDay} times a day. Please come back tomorrow`;
export const TOO_MANY_LINKS = `New accounts can put at most ${NEW_ACCOUNT.links} links into a post`;
export const TOO_MANY_MENTIONS = `New accounts can name at most ${NEW_ACCOUNT.mentions} people in a post`;
