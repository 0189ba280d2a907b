import { useSearchParams } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { secKillingList, type FlashSession } from '@/api/endpoints/goods';
import { fromMoment, toClock, toDay } from '@/domain/business-time';
import { flashPhase } from '@/domain/flash-sale/flash-phase';
import { periodState } from '@/domain/period';
import { readInOwnTime } from '@/flows/clock/read-in-own-time';
import { useNow } from '@/flows/clock/use-now';
import { usePeriodChange } from '@/flows/clock/use-period-change';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { Countdown } from '@/ui/feedback/countdown';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Tabs } from '@/ui/layout/tabs';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { Note, Title } from '@/ui/text/text';
import { flashSaleMessages } from '../messages';
import { sessionsToShow } from '../rules/sessions';
import { FlashRow } from './flash-row';
import { QueueNotice } from './queue-notice';
import styles from './sessions.module.css';

interface SessionsProps {
  sessions: readonly FlashSession[];
  /** For the time at which they were read. */
}

/** The sessions of the day as tabs, the goods of the chosen one below; at first the one that counts now. */
export function Sessions({ sessions }: SessionsProps) {
  const messages = useMessages(flashSaleMessages);
  const [search, setSearch] = useSearchParams();
  const now = useNow(sessions);
  const shown = sessionsToShow(sessions, now);
  const phase = flashPhase(shown, now);
  const asked = shown.find(({ id }) => id === search.get('session'));
  const current = asked ?? (phase.kind === 'over' ? shown[0] : phase.session);
  usePeriodChange(shown.map((each) => periodState(each, now)).join(), '', () => {
    // The session that has just started takes the place of the one that was looked at.
    if (phase.kind === 'running') setSearch({}, { replace: true });
    readInOwnTime(() => invalidate(secKillingList));
  });
  if (current === undefined)
    return (
      <div className={styles.sheet}>
        <ResultState
          art={<Illustration variant="empty" />}
          title={messages.none}
          description={messages.noneLine}
        />
      </div>
    );
  return (
    <Tabs
      variant="hero"
      label={messages.sessions}
      tabs={shown.map((each) => [each.id, <SessionTab key={each.id} session={each} now={now} />] as const)}
      current={current.id}
      onChange={(session) => setSearch({ session }, { replace: true })}
    >
      <div className={styles.body}>
        <PullToRefresh onRefresh={() => invalidate(secKillingList)}>
          <SessionHead session={current} now={now} />
          <QueueNotice />
          {current.goods.length === 0 ? (
            <ResultState art={<Illustration variant="empty" />} title={messages.noGoods} />
          ) : (
            current.goods.map((goods) => (
              <FlashRow key={goods.id} session={current} goods={goods} now={now} />
            ))
          )}
        </PullToRefresh>
      </div>
    </Tabs>
  );
}

function SessionTab({ session, now }: { session: FlashSession; now: number }) {
  const messages = useMessages(flashSaleMessages);
  const startsAt = fromMoment(session.startsAt);
  const isLater = toDay(startsAt) !== toDay(now);
  return (
    <>
      <span className={styles.clock}>{toClock(startsAt)}</span>{' '}
      {isLater ? messages.tomorrow : messages.states[periodState(session, now)]}
    </>
  );
}

/** How long the session runs, or when it starts, by the gateway's clock; and how many pieces one person may buy. */
function SessionHead({ session, now }: { session: FlashSession; now: number }) {
  const messages = useMessages(flashSaleMessages);
  const state = periodState(session, now);
  const until = fromMoment(state === 'soon' ? session.startsAt : session.endsAt);
  return (
    <div className={styles.head}>
      <Title marginRight={2}>{messages.heads[state]}</Title>
      {state !== 'over' && (
        <Countdown key={until} until={until} clock={gatewayNow} live={state === 'running'} />
      )}
      {session.limit !== null && <Note marginLeft="auto">{messages.limit(session.limit)}</Note>}
    </div>
  );
}
