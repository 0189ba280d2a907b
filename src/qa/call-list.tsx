import { toMoment } from '@/domain/business-time';
import { formatMoment } from '@/domain/format-moment';
import type { CallRecord } from '@/mocks/core/calls';
import { Tag } from '@/ui/feedback/tag';
import { Icon } from '@/ui/media/icon';
import { Caption, Text } from '@/ui/text/text';
import type { Overview } from './control';
import styles from './call-list.module.css';

/** The outcome of a call as a tag: label and tone. */
function outcomeOf(
  { status, code, held }: CallRecord,
  isHeld: boolean,
): [label: string, tone: 'success' | 'warning' | 'danger' | 'plain'] {
  if (isHeld && held !== null) return ['按住', 'warning'];
  if (status === 0) return ['无回答', 'danger'];
  if (status >= 400) return [String(status), 'danger'];
  if (code === '') return [String(status), 'plain'];
  return [code, code === '0000' ? 'success' : 'danger'];
}

function spanOf(ms: number | null): string {
  if (ms === null) return '—';
  if (ms === 0) return '即时';
  return ms < 10_000 ? `${ms.toLocaleString('en')} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** Indents JSON; a text that was truncated is no JSON and stays unchanged. */
function formatted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1);
  } catch {
    return text;
  }
}

interface CallListProps {
  overview: Overview;
  limit: number;
}

/** The last calls, the newest first; a tap shows request and response, decrypted and without secrets. */
export function CallList({ overview: { calls, held }, limit }: CallListProps) {
  const shown = calls.slice(-limit).reverse();
  if (shown.length === 0)
    return (
      <Text as="p" paddingY={4} tone="tertiary" textAlign="center">
        还没有请求
      </Text>
    );
  return (
    <ol aria-label="请求">
      {shown.map((call) => {
        const [label, tone] = outcomeOf(
          call,
          held.some(({ id }) => id === call.held),
        );
        return (
          <li key={call.id}>
            <details className={styles.call}>
              <summary className={styles.line}>
                <span className={styles.number}>{formatMoment(toMoment(call.time), 'seconds', 'zh-CN')}</span>
                <span className={styles.name}>{call.call}</span>
                <Tag tone={tone}>{label}</Tag>
                <span className={styles.span}>{spanOf(call.durationMs)}</span>
                <Icon name="forward" size={14} />
              </summary>
              <Caption tone="tertiary">
                {[call.gateway, call.caller, ...call.faults.map(({ kind }) => kind)]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </Caption>
              <pre className={styles.text}>{formatted(call.request)}</pre>
              <pre className={styles.text}>{formatted(call.answer)}</pre>
            </details>
          </li>
        );
      })}
    </ol>
  );
}
