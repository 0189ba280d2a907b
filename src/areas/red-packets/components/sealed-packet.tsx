import { useId } from 'react';
import { Link } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { fromMoment } from '@/domain/business-time';
import { href } from '@/domain/href';
import type { PaymentAttempt, PaymentPhase } from '@/domain/payment/payment-attempt';
import { useShownError } from '@/flows/payment/proof/use-shown-error';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { Countdown } from '@/ui/feedback/countdown';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { TextButton } from '@/ui/forms/text-button';
import coin from '@/ui/icons/coin-open.svg';
import { Box, Inline } from '@/ui/layout/box';
import { Avatar } from '@/ui/people/avatar';
import { Note, Text, Title } from '@/ui/text/text';
import { momentText } from '../describe';
import { redPacketMessages } from '../messages';
import type { RedPacketDetail } from '../queries';
import styles from './sealed-packet.module.css';

/** Why opening did not start: another request is running, or the user could not be fetched. */
export type OpeningBlocker = 'busy' | 'userUnknown';

interface SealedPacketProps {
  packet: RedPacketDetail;
  attempt: PaymentAttempt | null;
  blockedBy: OpeningBlocker | null;
  /** Why nothing can be opened now; null where it can. */
  offReason: string | null;
  onOpen: () => void;
  /** Refetches the packet. */
  onRefetch: () => void;
}

/** A packet that can be opened: its giver, the blessing, and the coin that opens it. */
export function SealedPacket({
  packet,
  attempt,
  blockedBy,
  offReason,
  onOpen,
  onRefetch,
}: SealedPacketProps) {
  const messages = useMessages(redPacketMessages);
  const gradientId = useId();
  const reasonId = useId();
  const { giver, text, split, parts, shares, expiresAt } = packet;
  const phase = attempt?.phase ?? 'ready';
  const canOpen = phase === 'ready' || phase === 'not-sent' || phase === 'refused';
  return (
    <>
      <section className={styles.packet} aria-label={messages.from(giver.name)}>
        <div className={styles.face}>
          <svg className={styles.flap} viewBox="0 0 326 366" preserveAspectRatio="none" aria-hidden="true">
            <defs>
              <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" className={styles.paperTop} />
                <stop offset="1" className={styles.paperBottom} />
              </linearGradient>
            </defs>
            <path fill={`url(#${gradientId})`} d="M0 0H326V322C276 351 222 364 163 364S50 351 0 322Z" />
            <path d="M0 322C50 351 104 364 163 364S276 351 326 322" className={styles.foil} />
          </svg>
          <Box position="relative">
            <span className={styles.avatar}>
              <Avatar name={giver.name} size={56} />
            </span>
            <Title as="p" marginTop={3} size="title" className={styles.giver}>
              {giver.name}
            </Title>
            <Note tone="hero-secondary" className={styles.line}>
              {messages.sentYou}
            </Note>
            <p className={styles.blessing}>{text}</p>
          </Box>
        </div>
        <button
          type="button"
          className={styles.open}
          aria-label={messages.open}
          aria-busy={!canOpen}
          aria-describedby={reasonId}
          disabled={!canOpen || offReason !== null}
          onClick={onOpen}
        >
          <img src={coin} alt="" width={92} height={92} className={styles.coin} data-turning={!canOpen} />
        </button>
        <div className={styles.facts}>
          <Text as="p" weight="medium">
            {messages.kind(split, parts)}
          </Text>
          <Note tone="hero-secondary" className={styles.line}>
            {messages.takenUntil(shares.length, momentText(expiresAt, messages))}
          </Note>
          <Inline as="p" justify="center" marginTop={2} className={styles.time}>
            <Note as="span" tone="hero-secondary" className={styles.line}>
              {messages.left}
            </Note>
            <Countdown until={fromMoment(expiresAt)} clock={gatewayNow} />
          </Inline>
        </div>
      </section>
      <div className={styles.below} role="status">
        {canOpen && <p id={reasonId}>{offReason}</p>}
        <OpeningStatus phase={phase} onRefetch={onRefetch} />
      </div>
      <OpeningError attempt={attempt} blockedBy={blockedBy} />
      <Text as="p" textAlign="center">
        <TextButton
          as={Link}
          to={href('/red-packets')}
          display="inline-flex"
          align="center"
          paddingX={4}
          tone="secondary"
        >
          {messages.later}
        </TextButton>
      </Text>
    </>
  );
}

/** The progress of opening, announced to screen readers. */
function OpeningStatus({ phase, onRefetch }: { phase: PaymentPhase; onRefetch: () => void }) {
  const messages = useMessages(redPacketMessages);
  switch (phase) {
    case 'sending':
      return <p>{messages.opening}</p>;
    case 'working':
    case 'asking':
    case 'checking':
      return <p>{messages[phase]}</p>;
    case 'done':
      return (
        <>
          <p>{messages.arrived}</p>
          <Button variant="soft" onClick={onRefetch}>
            {messages.lookAgain}
          </Button>
        </>
      );
    default:
      return null;
  }
}

/** Why the last tap did not open the packet. */
function OpeningError({ attempt, blockedBy }: Pick<SealedPacketProps, 'attempt' | 'blockedBy'>) {
  const messages = useMessages(redPacketMessages);
  const errors = useMessages(errorMessages);
  useShownError(blockedBy === null ? null : messages[blockedBy]);
  if (blockedBy !== null)
    return (
      <NoticeBar tone="warning" alarming>
        {messages[blockedBy]}
      </NoticeBar>
    );
  if (attempt?.phase !== 'not-sent' && attempt?.phase !== 'refused') return null;
  const { phase, failure } = attempt;
  const message = failure === null ? '' : failureText(failure, errors);
  return (
    <NoticeBar tone="danger" alarming>
      {phase === 'not-sent' ? messages.notSent : message === '' ? messages.refused : message}
    </NoticeBar>
  );
}
