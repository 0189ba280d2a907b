import { useEffect, useRef } from 'react';
import { gatewayNow } from '@/api/clock';
import { secKillingList, type FlashSession } from '@/api/endpoints/goods';
import { fromMoment, toClock } from '@/domain/business-time';
import { flashPhase, type FlashPhase } from '@/domain/life/flash-sale';
import { href } from '@/domain/href';
import { lifeMessages } from '@/messages/life';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint, type EndpointResult } from '@/queries/endpoint';
import { Countdown } from '@/ui/feedback/countdown';
import { ResultState } from '@/ui/feedback/result-state';
import { useNow } from '../use-now';
import styles from './flash-sale.module.css';
import { GoodsTile } from './goods-tile';
import { Shelf, ShelfCard } from './shelf';
import { ShelfWaiting } from './shelf-waiting';
import { SideRow } from './side-row';

const none: readonly FlashSession[] = [];

/** The session of the flash sale that runs or comes next, with its countdown by the gateways' clock. */
export function FlashSale() {
  const messages = useMessages(lifeMessages);
  const query = useEndpoint(secKillingList, {});
  const sessions = query.data?.sessions ?? none;
  const phase = flashPhase(sessions, useNow(sessions));
  useReadAnew(phase);
  return (
    <Shelf
      title={messages.flash}
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
        query.data === undefined ? undefined : { word: moreOf(phase, messages), to: href('/secKillingHome') }
      }
    >
      <OnShelf query={query} phase={phase} />
    </Shelf>
  );
}

type Phase = FlashPhase<FlashSession>;

function OnShelf({ query, phase }: { query: EndpointResult<typeof secKillingList>; phase: Phase }) {
  const messages = useMessages(lifeMessages);
  if (query.data === undefined)
    return <ShelfWaiting query={query} title={messages.flashFailed} bars={[154]} />;
  if (phase.kind !== 'over') return <Goods session={phase.session} />;
  return (
    <ShelfCard>
      <ResultState title={messages.flashOver} description={messages.flashOverLine} />
    </ShelfCard>
  );
}

function moreOf(phase: Phase, messages: typeof lifeMessages.zh): string {
  if (phase.kind === 'over') return messages.flashLook;
  const clock = toClock(fromMoment(phase.session.startsAt));
  return phase.kind === 'running' ? messages.session(clock) : messages.sessionSoon(clock);
}

/** Once a session begins or ends, what is left of the goods is asked for again. */
function useReadAnew(phase: Phase) {
  const now = phase.kind === 'over' ? 'over' : `${phase.kind} ${phase.session.id}`;
  const before = useRef<string | null>(null);
  useEffect(() => {
    const changed = before.current !== null && before.current !== 'over' && before.current !== now;
    before.current = now;
    if (changed) void invalidate(secKillingList);
  }, [now]);
}

function Goods({ session }: { session: FlashSession }) {
  const messages = useMessages(lifeMessages);
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
          {left === 0 && <span className={styles.gone}>{messages.soldOut}</span>}
        </GoodsTile>
      )}
    </SideRow>
  );
}
