import { gatewayNow } from '@/api/clock';
import { secKillingList, type FlashSession } from '@/api/endpoints/goods';
import { fromMoment, toClock } from '@/domain/business-time';
import { flashPhase, type FlashPhase } from '@/domain/flash-sale/flash-phase';
import { href } from '@/domain/href';
import { readInOwnTime } from '@/flows/clock/read-in-own-time';
import { useNow } from '@/flows/clock/use-now';
import { usePeriodChange } from '@/flows/clock/use-period-change';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint, type EndpointResult } from '@/queries/endpoint';
import { Countdown } from '@/ui/feedback/countdown';
import { ResultState } from '@/ui/feedback/result-state';
import { GoodsTile } from '@/ui/lists/goods-tile';
import { Picture } from '@/ui/media/picture';
import { lifeMessages } from '../messages';
import { Section, SectionCard } from './section';
import { SectionPlaceholder } from './section-placeholder';
import { SideRow } from './side-row';
import styles from './flash-sale.module.css';

const noSessions: readonly FlashSession[] = [];

/** The running or next session of the flash sale, with a countdown by the gateway's clock. */
export function FlashSale() {
  const messages = useMessages(lifeMessages);
  const query = useEndpoint(secKillingList, {});
  const sessions = query.data?.sessions ?? noSessions;
  const phase = flashPhase(sessions, useNow(sessions));
  // The stock has changed when a session starts or ends.
  usePeriodChange(phase.kind === 'over' ? 'over' : `${phase.kind} ${phase.session.id}`, 'over', () => {
    readInOwnTime(() => invalidate(secKillingList));
  });
  return (
    <Section
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
        query.data === undefined
          ? undefined
          : { word: moreTextOf(phase, messages), to: href('/secKillingHome') }
      }
    >
      <SectionContent query={query} phase={phase} />
    </Section>
  );
}

type Phase = FlashPhase<FlashSession>;

function SectionContent({ query, phase }: { query: EndpointResult<typeof secKillingList>; phase: Phase }) {
  const messages = useMessages(lifeMessages);
  if (query.data === undefined)
    return <SectionPlaceholder query={query} title={messages.flashFailed} bars={[154]} />;
  if (phase.kind !== 'over') return <Goods session={phase.session} />;
  return (
    <SectionCard>
      <ResultState title={messages.flashOver} description={messages.flashOverLine} />
    </SectionCard>
  );
}

function moreTextOf(phase: Phase, messages: typeof lifeMessages.zh): string {
  if (phase.kind === 'over') return messages.flashLook;
  const clock = toClock(fromMoment(phase.session.startsAt));
  return phase.kind === 'running' ? messages.session(clock) : messages.sessionSoon(clock);
}

function Goods({ session }: { session: FlashSession }) {
  const messages = useMessages(lifeMessages);
  return (
    <SideRow rows={session.goods} keyOf={({ id }) => id}>
      {({ id, name, picture, price, left }) => (
        <GoodsTile
          to={href('/secKillingGoodsDetail', { id, session: session.id })}
          picture={<Picture src={picture} height={84} icon="flash" />}
          name={name}
          price={price}
          priceText={messages.coins}
          isNarrow
        >
          {left === 0 && <span className={styles.gone}>{messages.soldOut}</span>}
        </GoodsTile>
      )}
    </SideRow>
  );
}
