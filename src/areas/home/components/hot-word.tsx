import { hotWordList } from '@/api/endpoints/home';
import { homeMessages } from '@/messages/areas/home';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import styles from './hot-word.module.css';

/** The most popular search term; the search hint where none is known. */
export function HotWord() {
  const messages = useMessages(homeMessages);
  const { data } = useEndpoint(hotWordList, {});
  const [word] = data?.words ?? [];
  if (word === undefined) return messages.searchHint;
  return (
    <>
      <span className={styles.word}>{word}</span>
      <span className={styles.tag}>{messages.hot}</span>
    </>
  );
}
