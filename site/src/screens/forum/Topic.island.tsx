import { type TopicProps, TopicView } from './TopicView.tsx';
import '../../styles/late.ts';

export default function Topic(props: TopicProps) {
  return <TopicView {...props} />;
}
