import { toMoment } from '@/domain/business-time';
import { formatMoment } from '@/domain/format-moment';
import { Tag } from '@/ui/feedback/tag';
import { Icon } from '@/ui/media/icon';
import { Text } from '@/ui/text/text';
import { useBridgeCalls, type BridgeCall } from './journal';
import styles from '../call-list.module.css';

type Tone = 'success' | 'warning' | 'danger' | 'plain';

function outcomeOf({ state, status }: BridgeCall): [label: string, tone: Tone] {
  switch (state) {
    case 'waiting':
      return ['等待', 'plain'];
    case 'held':
      return ['按住', 'warning'];
    case 'silent':
      return ['不回答', 'danger'];
    case 'threw':
      return ['抛错', 'danger'];
    case 'answered':
      return [status, status === '0' ? 'success' : 'danger'];
  }
}

/** All calls of the simulated bridge since the page load, the newest first. */
export function BridgeCalls() {
  const calls = useBridgeCalls((journal) => journal.calls);
  if (calls.length === 0)
    return (
      <Text as="p" paddingY={4} tone="tertiary" textAlign="center">
        还没有桥接调用
      </Text>
    );
  return (
    <ol aria-label="桥接调用">
      {[...calls].reverse().map((call) => {
        const [label, tone] = outcomeOf(call);
        return (
          <li key={call.id}>
            <details className={styles.call}>
              <summary className={styles.line}>
                <span className={styles.number}>{formatMoment(toMoment(call.at), 'seconds', 'zh-CN')}</span>
                <span className={styles.name}>{call.call}</span>
                <Tag tone={tone}>{label}</Tag>
                <span className={styles.span}>{call.tookMs === null ? '—' : `${call.tookMs} ms`}</span>
                <Icon name="forward" size={14} />
              </summary>
              <pre className={styles.text}>{call.params}</pre>
              {call.answer !== '' && <pre className={styles.text}>{call.answer}</pre>}
            </details>
          </li>
        );
      })}
    </ol>
  );
}
