import { useId } from 'react';
import { Link } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { fromMoment } from '@/domain/business-time';
import { href } from '@/domain/href';
import type { PaymentAttempt, PaymentPhase } from '@/domain/payment/payment-attempt';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { redPacketMessages } from '@/messages/red-packets';
import { useMessages } from '@/messages/language';
import type { RedPacketDetail } from '@/queries/red-packets';
import { Avatar } from '@/ui/people/avatar';
import { Button } from '@/ui/forms/button';
import { Countdown } from '@/ui/feedback/countdown';
import coin from '@/ui/icons/coin-open.svg';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { momentText } from '../describe';
import styles from './sealed-packet.module.css';

/** No network, something else is being sent, or the gateways did not say who is here. */
export type Hindrance = 'offline' | 'busy' | 'nobody';

interface SealedPacketProps {
  packet: RedPacketDetail;
  opening: PaymentAttempt | null;
  /** Why the last tap did not even begin. */
  hindered: Hindrance | null;
  onOpen: () => void;
  /** Looks for what was opened once more. */
  onLook: () => void;
}

/** A packet that waits: who it is from, what they say, and the coin that opens it. */
export function SealedPacket({ packet, opening, hindered, onOpen, onLook }: SealedPacketProps) {
  const messages = useMessages(redPacketMessages);
  const fade = useId();
  const { giver, text, split, parts, shares, expiresAt } = packet;
  const phase = opening?.phase ?? 'ready';
  const tappable = phase === 'ready' || phase === 'not-sent' || phase === 'refused';
  return (
    <>
      <section className={styles.packet} aria-label={messages.from(giver.name)}>
        <div className={styles.face}>
          <svg className={styles.flap} viewBox="0 0 326 366" preserveAspectRatio="none" aria-hidden="true">
            <defs>
              <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" className={styles.paperTop} />
                <stop offset="1" className={styles.paperFoot} />
              </linearGradient>
            </defs>
            <path fill={`url(#${fade})`} d="M0 0H326V322C276 351 222 364 163 364S50 351 0 322Z" />
            <path d="M0 322C50 351 104 364 163 364S276 351 326 322" className={styles.foil} />
          </svg>
          <div className={styles.messages}>
            <span className={styles.avatar}>
              <Avatar name={giver.name} size={56} />
            </span>
            <p className={styles.giver}>{giver.name}</p>
            <p className={styles.line}>{messages.sentYou}</p>
            <p className={styles.blessing}>{text}</p>
          </div>
        </div>
        <button
          type="button"
          className={styles.open}
          aria-label={messages.open}
          aria-busy={!tappable}
          disabled={!tappable}
          onClick={onOpen}
        >
          <img src={coin} alt="" width={92} height={92} className={styles.coin} data-turning={!tappable} />
        </button>
        <div className={styles.facts}>
          <p className={styles.kind}>{messages.kind(split, parts)}</p>
          <p className={styles.line}>{messages.takenUntil(shares.length, momentText(expiresAt, messages))}</p>
          <p className={styles.time}>
            <span className={styles.line}>{messages.left}</span>
            <Countdown until={fromMoment(expiresAt)} clock={gatewayNow} />
          </p>
        </div>
      </section>
      <div className={styles.below} role="status">
        <State phase={phase} onLook={onLook} />
      </div>
      <Trouble opening={opening} hindered={hindered} />
      <p className={styles.later}>
        <Link to={href('/red-packets')} className={styles.way}>
          {messages.later}
        </Link>
      </p>
    </>
  );
}

/** How far the opening is, for eyes and ears. */
function State({ phase, onLook }: { phase: PaymentPhase; onLook: () => void }) {
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
          <Button variant="soft" onClick={onLook}>
            {messages.lookAgain}
          </Button>
        </>
      );
    default:
      return null;
  }
}

/** Why it is still closed after a tap. */
function Trouble({ opening, hindered }: Pick<SealedPacketProps, 'opening' | 'hindered'>) {
  const messages = useMessages(redPacketMessages);
  const errors = useMessages(errorMessages);
  if (hindered !== null)
    return (
      <NoticeBar tone="warning" alarming>
        {messages[hindered]}
      </NoticeBar>
    );
  if (opening?.phase !== 'not-sent' && opening?.phase !== 'refused') return null;
  const { phase, failure } = opening;
  const why = failure === null ? '' : failureText(failure, errors);
  return (
    <NoticeBar tone="danger" alarming>
      {phase === 'not-sent' ? messages.notSent : why === '' ? messages.refused : why}
    </NoticeBar>
  );
}
