/** Parts of a topic that need scripts, loaded together after hydration. */
export { EditPost } from './EditPost.tsx';
export { FoldedPost } from './FoldedPost.tsx';
export { FollowTopic } from './FollowTopic.tsx';
export { ManageTopic } from './ManageTopic.tsx';
export { NewPosts } from './NewPosts.tsx';
export { ReplyToTopic } from './ReplyBox.tsx';
export { TopicPostTools } from './TopicPostTools.tsx';
export { WaitingReplies } from './WaitingReplies.tsx';
