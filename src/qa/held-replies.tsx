import { countdownDigits } from '@/domain/countdown';
import { Icon } from '@/ui/media/icon';
import { Text } from '@/ui/text/text';
import { control, type Overview } from './control';
import { useElapsed, type Take } from './overview';
import styles from './held-replies.module.css';

/** The responses that are held: QA can release each one or turn it into an error. */
export function HeldReplies({ overview, take }: { overview: Overview; take: Take }) {
  const elapsed = useElapsed(overview);
  return (
    <ul aria-label="按住的回答">
      {overview.held.map(({ id, call, sinceReal }) => {
        const { minutes, seconds } = countdownDigits(overview.real + elapsed - sinceReal);
        return (
          <li key={id} className={styles.held}>
            <Icon name="clock" size={18} />
            <Text marginLeft={2} grow breakWords>
              {call} 按住 <b className={styles.time}>{`${minutes}:${seconds}`}</b>
            </Text>
            <button type="button" className={styles.action} onClick={() => take(control.release(id))}>
              放行
            </button>
            <button type="button" className={styles.action} onClick={() => take(control.fail(id))}>
              报错
            </button>
          </li>
        );
      })}
    </ul>
  );
}
