import { useEffect, useRef } from 'react';
import { gatewayNow } from '@/api/clock';
import { fromMoment, toClock } from '@/domain/business-time';
import { flashPhase, type FlashPhase } from '@/domain/life/flash-sale';
import { href } from '@/domain/href';
import { lifeWords } from '@/messages/life';
import { useWords } from '@/messages/language';
import { flashSaleOutdated, useFlashSale, type FlashSession } from '@/queries/life';
import { Countdown } from '@/ui/feedback/countdown';
import { StateBlock } from '@/ui/feedback/result-state';
import { useNow } from '../use-now';
import styles from './flash-sale.module.css';
import { GoodsTile } from './goods-tile';
import { Shelf, ShelfCard } from './shelf';
import { ShelfWaiting } from './shelf-waiting';
import { SideRow } from './side-row';

const none: readonly FlashSession[] = [];

/** The session of the flash sale that runs or comes next, with its countdown by the gateways' clock. */
export function FlashSale() {
  const words = useWords(lifeWords);
  const query = useFlashSale();
  const sessions = query.data?.sessions ?? none;
  const phase = flashPhase(sessions, useNow(sessions));
  useReadAnew(phase);
  return (
    <Shelf
      title={words.flash}
      beside={
        phase.kind !== 'over' && (
          <Countdown
            key={phase.until}
            until={phase.until}
            clock={gatewayNow}
            live={phase.kind === 'running'}
          />
        )
      }
      more={
        query.data === undefined ? undefined : { word: moreOf(phase, words), to: href('/secKillingHome') }
      }
    >
      <OnShelf query={query} phase={phase} />
    </Shelf>
  );
}

type Phase = FlashPhase<FlashSession>;

function OnShelf({ query, phase }: { query: ReturnType<typeof useFlashSale>; phase: Phase }) {
  const words = useWords(lifeWords);
  if (query.data === undefined) return <ShelfWaiting query={query} title={words.flashFailed} bars={[154]} />;
  if (phase.kind !== 'over') return <Goods session={phase.session} />;
  return (
    <ShelfCard>
      <StateBlock title={words.flashOver} line={words.flashOverLine} />
    </ShelfCard>
  );
}

function moreOf(phase: Phase, words: typeof lifeWords.zh): string {
  if (phase.kind === 'over') return words.flashLook;
  const clock = toClock(fromMoment(phase.session.startsAt));
  return phase.kind === 'running' ? words.session(clock) : words.sessionSoon(clock);
}

/** Once a session begins or ends, what is left of the goods is asked for again. */
function useReadAnew(phase: Phase) {
  const now = phase.kind === 'over' ? 'over' : `${phase.kind} ${phase.session.id}`;
  const before = useRef<string | null>(null);
  useEffect(() => {
    const changed = before.current !== null && before.current !== 'over' && before.current !== now;
    before.current = now;
    if (changed) void flashSaleOutdated();
  }, [now]);
}

function Goods({ session }: { session: FlashSession }) {
  const words = useWords(lifeWords);
  return (
    <SideRow rows={session.goods} keyOf={({ id }) => id}>
      {({ id, name, picture, price, left }) => (
        <GoodsTile
          to={href('/secKillingGoodsDetail', { id, session: session.id })}
          picture={picture}
          icon="flash"
          name={name}
          price={price}
          narrow
        >
          {left === 0 && <span className={styles.gone}>{words.soldOut}</span>}
        </GoodsTile>
      )}
    </SideRow>
  );
}
