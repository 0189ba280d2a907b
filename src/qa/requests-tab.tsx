import { toMoment } from '@/domain/business-time';
import { formatMoment } from '@/domain/format-moment';
import { Inline } from '@/ui/layout/box';
import { Caption, Text } from '@/ui/text/text';
import { CallList } from './call-list';
import type { Overview } from './control';
import { useVisitNotices } from './visit-notices';
import styles from './requests-tab.module.css';

const maxCalls = 200;

/** The last calls, and all messages that the user saw in this visit. */
export function RequestsTab({ overview }: { overview: Overview }) {
  const recorded = useVisitNotices(({ notices }) => notices);
  return (
    <>
      <Inline align="baseline" justify="between" paddingY={2}>
        <Text as="h3" weight="bold">
          最近请求
        </Text>
        <Caption tone="tertiary" whiteSpace="nowrap">{`点开看明文，保留 ${maxCalls} 条`}</Caption>
      </Inline>
      <CallList overview={overview} limit={maxCalls} />
      <Inline align="baseline" justify="between" paddingY={2}>
        <Text as="h3" weight="bold">
          本次访问的提示
        </Text>
        <Caption tone="tertiary" whiteSpace="nowrap">{`${recorded.length} 条`}</Caption>
      </Inline>
      <ol aria-label="提示">
        {[...recorded].reverse().map(({ id, time, text, form }) => (
          <li key={id} className={styles.message}>
            <span className={styles.time}>{formatMoment(toMoment(time), 'seconds', 'zh-CN')}</span>
            <Text marginX={2} grow breakWords>
              {text}
            </Text>
            <Caption as="span" tone="tertiary" whiteSpace="nowrap">
              {form === 'alert' ? '弹窗' : '轻提示'}
            </Caption>
          </li>
        ))}
      </ol>
    </>
  );
}
