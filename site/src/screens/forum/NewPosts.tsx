import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useTopicTools } from './context.ts';

/** Offers new posts of others behind a button, so that nothing moves while the reader reads or writes. */
export function NewPosts() {
  const { lang, tools, live } = useTopicTools();
  const { news, put } = live;
  const [first] = news;
  return (
    <div className="w-full empty:hidden" role="status">
      {first && (
        <button
          className="button quiet"
          type="button"
          onClick={() => put(news, plural(lang, tools.deeds.shown, news.length), first)}
        >
          {plural(lang, tools.deeds.news, news.length)}
        </button>
      )}
    </div>
  );
}
