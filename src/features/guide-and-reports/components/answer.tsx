import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import type { FaqEntry } from '@/domain/guide-and-reports/faq';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import styles from './answer.module.css';

/** The answer to a question, with links to the pages that it mentions. */
export function Answer({ answer, ways }: Pick<FaqEntry, 'answer' | 'ways'>) {
  const titles = useMessages(titleMessages);
  return (
    <>
      <p className={styles.answer}>{answer}</p>
      {ways.length > 0 && (
        <p className={styles.ways}>
          {ways.map((to) => (
            <Link key={to} to={href(to)} className={styles.way}>
              {titles[to]}
              <Icon name="forward" size={14} />
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
