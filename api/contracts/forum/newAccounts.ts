/** What holds for an account in its first hours, and until so many of its posts stand; staff aside. */
export const NEW_ACCOUNT = { hours: 24, standingPosts: 3, postsOfDay: 5, links: 2, mentions: 2 } as const;

/** Most people that one post tells that it names them. */
export const MENTIONS = 5;
/** Most posts of one account in ten minutes, and of one address. */
export const POSTS_OF_ACCOUNT = 20;
export const POSTS_OF_ADDRESS = 200;

export const SAID_ALREADY = 'You posted the same text within the last day';
export const POSTS_OF_DAY_SPENT = `New accounts can post ${NEW_ACCOUNT.postsOfDay} times a day. Please come back tomorrow`;
export const TOO_MANY_LINKS = `New accounts can put at most ${NEW_ACCOUNT.links} links into a post`;
export const TOO_MANY_MENTIONS = `New accounts can name at most ${NEW_ACCOUNT.mentions} people in a post`;
