import { useState } from 'react';
import type { Trip } from '@/areas/taxi/endpoints/taxi-ride';
import { tripMessages } from '@/areas/taxi/messages';
import { fareLineParts } from '@/areas/taxi/trip-text';
import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Caption, Note } from '@/ui/text/text';
import { TariffSheet } from '../tariff-sheet';
import styles from './fare-card.module.css';

interface FareCardProps {
  kind: Trip['kind'];
  fare: Trip['estimate'];
}

/** How a price came about, and who pays what of it. */
export function FareCard({ kind, fare }: FareCardProps) {
  const messages = useMessages(tripMessages);
  const [isTariffShown, setTariffShown] = useState(false);
  const { lines, company, own, rule } = fare;
  const parts = [
    ['company', messages.companyPays, company, companyNote(rule)],
    ['own', messages.ownPays, own, messages.ownAccount],
  ] as const;
  return (
    <>
      <Card
        title={messages.howTitle}
        aside={
          <Inline
            as="button"
            type="button"
            minHeight="tap"
            marginY={-3}
            tone="secondary"
            onClick={() => setTariffShown(true)}
          >
            {messages.rules}
            <Icon name="forward" size={14} />
          </Inline>
        }
      >
        <dl>
          {lines.map((line) => {
            const { name, note } = fareLineParts(line, messages);
            return (
              <div key={line.part} className={styles.line}>
                <dt>
                  {name}
                  {note !== '' && (
                    <Caption as="span" tone="tertiary" className={styles.note}>
                      {note}
                    </Caption>
                  )}
                </dt>
                <dd className={styles.money} data-off={line.money < 0}>
                  {formatCoins(line.money)}
                </dd>
              </div>
            );
          })}
        </dl>
        <div
          className={styles.split}
          role="img"
          aria-label={messages.splitLabel(formatCoins(company), formatCoins(own))}
        >
          {parts.map(
            ([part, , money]) =>
              money > 0 && (
                <i key={part} className={styles.share} data-part={part} style={{ flexGrow: money }} />
              ),
          )}
        </div>
        <Inline justify="between" align="stretch">
          {parts.map(([part, name, money, note]) => (
            <p key={part} className={styles.payer}>
              <Note as="span">
                <i className={styles.dot} data-part={part} />
                {name}
              </Note>
              <span className={styles.sum}>{formatCoins(money)}</span>
              <Caption as="span" tone="tertiary" className={styles.note}>
                {note}
              </Caption>
            </p>
          ))}
        </Inline>
      </Card>
      {isTariffShown && <TariffSheet kind={kind} onClose={() => setTariffShown(false)} />}
    </>
  );

  function companyNote(used: typeof rule): string {
    return used === null ? messages.noRule : messages.companyRule(used.name, formatCoins(used.most));
  }
}
