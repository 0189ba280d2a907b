import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { Icon } from '@/ui/media/icon';
import { Text } from '@/ui/text/text';
import type { FaqEntry } from '../rules/faq';
import styles from './answer.module.css';

/** The answer to a question, with links to the pages that it mentions. */
export function Answer({ answer, links }: Pick<FaqEntry, 'answer' | 'links'>) {
  const titles = useMessages(titleMessages);
  return (
    <>
      <Text as="p" tone="secondary" lineHeight="loose">
        {answer}
      </Text>
      {links.length > 0 && (
        <p className={styles.links}>
          {links.map((to) => (
            <Link key={to} to={href(to)} className={styles.action}>
              {titles[to]}
              <Icon name="forward" size={14} />
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
