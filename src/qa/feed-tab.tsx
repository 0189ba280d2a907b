import { toMoment } from '@/domain/business-time';
import { formatMoment } from '@/domain/format-moment';
import { Inline } from '@/ui/layout/box';
import { Caption, Text } from '@/ui/text/text';
import type { Overview } from './control';
import styles from './requests-tab.module.css';

/** The SMS and the notices of the public account that people received. */
export function FeedTab({ overview: { feed, identities } }: { overview: Overview }) {
  const nameOf = (usercode: string) =>
    identities.find((identity) => identity.usercode === usercode)?.name ?? usercode;
  return (
    <>
      <Inline align="baseline" justify="between" paddingY={2}>
        <Text as="h3" weight="bold">
          短信与公众号通知
        </Text>
        <Caption tone="tertiary" whiteSpace="nowrap">{`${feed.length} 条`}</Caption>
      </Inline>
      <ol aria-label="短信与通知">
        {feed.map(({ kind, to, time, text }) => (
          <li key={`${time} ${text}`} className={styles.message}>
            <span className={styles.time}>{formatMoment(toMoment(time), 'seconds', 'zh-CN')}</span>
            <Text marginX={2} grow breakWords>
              {text}
            </Text>
            <Caption
              as="span"
              tone="tertiary"
              whiteSpace="nowrap"
            >{`${nameOf(to)} · ${kind === 'sms' ? '短信' : '公众号'}`}</Caption>
          </li>
        ))}
      </ol>
    </>
  );
}
