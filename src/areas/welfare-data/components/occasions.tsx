import { useState } from 'react';
import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Grid } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { AccountSwitch } from '@/ui/money/account-switch';
import { Text } from '@/ui/text/text';
import type { WelfareData } from '../endpoints';
import { welfareDataMessages } from '../messages';
import { percentages } from '../rules/welfare';
import styles from './occasions.module.css';

interface OccasionsProps {
  data: WelfareData;
  /** Leaves out the bar. */
  isText: boolean;
}

/** The occasions of the coins received or given, as shares of the total. */
export function Occasions({ data, isText }: OccasionsProps) {
  const messages = useMessages(welfareDataMessages);
  const [direction, setDirection] = useState<'received' | 'given'>('received');
  const list = direction === 'received' ? data.receivedFor : data.givenFor;
  const shares = percentages(list.map(({ amount }) => amount));
  const accessibleTexts = list.map(({ occasion }, index) =>
    messages.share(messages.occasions[occasion], shares[index] ?? 0),
  );
  return (
    <Card
      title={messages.occasionsTitle}
      aside={
        <AccountSwitch
          label={messages.direction}
          options={[
            ['received', messages.received],
            ['given', messages.given],
          ]}
          selected={direction}
          onSelect={setDirection}
        />
      }
    >
      {list.length === 0 ? (
        <Text as="p" tone="secondary">
          {direction === 'received' ? messages.noneReceived : messages.noneGiven}
        </Text>
      ) : (
        <>
          {!isText && (
            <div
              className={styles.whole}
              role="img"
              aria-label={messages.occasionsAccessibleText(accessibleTexts)}
            >
              {list.map(({ occasion, amount }, index) => (
                <span
                  key={occasion}
                  className={styles.part}
                  data-index={index}
                  style={{ flexGrow: amount }}
                />
              ))}
            </div>
          )}
          <ul>
            {list.map(({ occasion, amount }, index) => (
              <Grid
                as="li"
                key={occasion}
                minHeight="tap"
                align="center"
                divider="between"
                className={styles.row}
              >
                <span className={styles.dot} data-index={index} aria-hidden="true" />
                <span>{messages.occasions[occasion]}</span>
                <Text font="number" textAlign="right" tone="secondary">
                  {shares[index]}%
                </Text>
                <Text font="number" textAlign="right" weight="bold">
                  {formatCoins(amount)}
                </Text>
              </Grid>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
