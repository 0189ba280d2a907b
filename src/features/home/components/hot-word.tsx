import { hotWordList } from '@/api/endpoints/home';
import { homeMessages } from '@/messages/home';
import { useMessages } from '@/messages/language';
import styles from './hot-word.module.css';
import { useEndpoint } from '@/queries/endpoint';

/** What people search for these days; where that is not known, what can be searched for. */
export function HotWord() {
  const words = useMessages(homeMessages);
  const { data } = useEndpoint(hotWordList, {});
  const [word] = data?.words ?? [];
  if (word === undefined) return words.searchHint;
  return (
    <>
      <span className={styles.word}>{word}</span>
      <span className={styles.tag}>{words.hot}</span>
    </>
  );
}
