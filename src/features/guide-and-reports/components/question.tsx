import { useId } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import type { FaqEntry } from '@/domain/guide-and-reports/faq';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import styles from './question.module.css';

interface QuestionProps {
  entry: FaqEntry;
  open: boolean;
  onTap: () => void;
}

/** A question; below it, once tapped, the answer and the pages that it speaks of. */
export function Question({ entry: { question, answer, ways }, open, onTap }: QuestionProps) {
  const titles = useMessages(titleMessages);
  const id = useId();
  return (
    <li className={styles.entry}>
      <h3>
        <button
          type="button"
          className={styles.question}
          aria-expanded={open}
          aria-controls={id}
          onClick={onTap}
        >
          <span>{question}</span>
          <Icon name="down" size={18} />
        </button>
      </h3>
      <div id={id} hidden={!open}>
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
      </div>
    </li>
  );
}
