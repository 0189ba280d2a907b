import { useState } from 'react';
import { treasureDraw } from '@/api/endpoints/treasure';
import type { DataOf } from '@/api/endpoint';
import { checkDraw, drawText } from '@/domain/treasure/draw';
import { shareNumber } from '@/domain/treasure/round';
import { QueryView } from '@/flows/query-view/query-view';
import { treasureMessages } from '@/messages/treasure';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { Icon } from '@/ui/media/icon';
import { Sheet } from '@/ui/overlays/sheet';
import { CopyButton } from './copy-button';
import styles from './draw-check-sheet.module.css';

type Draw = DataOf<typeof treasureDraw>;
/** Payments that are listed before all are asked for. */
const shownFirst = 10;

/** The rules of the draw, what was published, and the winner as this phone computes it. */
export function DrawCheckSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const messages = useMessages(treasureMessages);
  const query = useEndpoint(treasureDraw, { id }, { staleTime: 0 });
  return (
    <Sheet title={messages.check} onClose={onClose}>
      <QueryView
        query={query}
        title={messages.failed}
        skeleton={<Skeleton label={messages.loading} bars={[120, 64, 180]} />}
      >
        {(draw) => (
          <>
            <Outcome draw={draw} />
            <h3 className={styles.title}>{messages.how}</h3>
            <ol className={styles.rules}>
              {messages.rules.map((rule) => (
                <li key={rule} className={styles.rule}>
                  {rule}
                </li>
              ))}
            </ol>
            <PaidShares shares={draw.shares} />
          </>
        )}
      </QueryView>
    </Sheet>
  );
}

function Outcome({ draw }: { draw: Draw }) {
  const messages = useMessages(treasureMessages);
  const { commitment, seed, total, announced, shares } = draw;
  const isDrawn = seed !== null && announced !== null;
  const checked = isDrawn ? checkDraw({ commitment, seed, total, announced }, shares) : null;
  return (
    <>
      {checked === null ? (
        <p className={styles.note}>{messages.checkLater}</p>
      ) : (
        <ul className={styles.checks}>
          <Check isRight={checked.isSeedKept} texts={messages.checks.seed} />
          <Check isRight={checked.isListComplete} texts={messages.checks.list} />
          <Check isRight={checked.isSameNumber} texts={messages.checks.number} />
        </ul>
      )}
      <dl>
        <Value name={messages.commitment} value={commitment} />
        <Value name={messages.seed} value={seed ?? messages.seedLater} />
        {announced !== null && <Value name={messages.announced} value={shareNumber(announced)} />}
        {checked?.number != null && <Value name={messages.computed} value={shareNumber(checked.number)} />}
      </dl>
      {isDrawn && <CopyButton text={drawText(seed, shares)} label={messages.copySource} />}
    </>
  );
}

function Check({ isRight, texts: [right, wrong] }: { isRight: boolean; texts: readonly string[] }) {
  return (
    <li className={styles.check} data-right={isRight}>
      <Icon name={isRight ? 'check' : 'warning'} size={20} />
      <span className={styles.verdict}>{isRight ? right : wrong}</span>
    </li>
  );
}

function Value({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.note}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}

function PaidShares({ shares }: Pick<Draw, 'shares'>) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(treasureMessages);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? shares : shares.slice(0, shownFirst);
  return (
    <>
      <h3 className={styles.title}>{messages.list(shares.length)}</h3>
      <ul>
        {shown.map(({ first, count, paidAt, name, isMe }) => (
          <li key={first} className={styles.row}>
            <span>{messages.listRow(shareNumber(first), shareNumber(first + count - 1))}</span>
            <span className={styles.note}>
              {isMe ? messages.me : name} {formatMoment(paidAt, 'exact')}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < shares.length && (
        <Button variant="quiet" block onClick={() => setWhole(true)}>
          {messages.showAll}
        </Button>
      )}
    </>
  );
}
