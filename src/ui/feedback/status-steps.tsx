import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import styles from './status-steps.module.css';

/** More steps than this stand one below the other. */
const sideBySide = 5;

interface StatusStepsProps {
  label: string;
  steps: readonly { name: string; note?: string }[];
  /** Place of the step that is under way, from 0; as many as there are steps where all are done. */
  current: number;
}

/** Where something stands on its way; each step also says it in words to those who listen. */
export function StatusSteps({ label, steps, current }: StatusStepsProps) {
  const messages = useMessages(kitMessages);
  return (
    <ol
      className={styles.steps}
      aria-label={label}
      data-direction={steps.length > sideBySide ? 'down' : 'across'}
    >
      {steps.map(({ name, note }, place) => {
        const state = place < current ? 'done' : place === current ? 'now' : 'later';
        return (
          <li
            key={name}
            className={styles.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.node} aria-hidden="true">
              {state === 'done' ? <Icon name="check" size={14} /> : place + 1}
            </span>
            <span>
              <span className={styles.name}>{name}</span>
              <span className="visuallyHidden">{messages[state]}</span>
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
