import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { queryLetters } from '@/api/endpoints/letters';
import { fromMoment, minutesAgo } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { LettersLink } from '@/flows/letters/letters-link';
import { ThanksSheet } from '@/flows/thanks/thanks-sheet';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { Countdown } from '@/ui/feedback/countdown';
import { Button } from '@/ui/forms/button';
import { TextButton } from '@/ui/forms/text-button';
import { Petals } from '@/ui/gifts/petals';
import { Inline } from '@/ui/layout/box';
import { ListSection } from '@/ui/lists/list-section';
import { Icon } from '@/ui/media/icon';
import { Money } from '@/ui/money/money';
import { Note } from '@/ui/text/text';
import { momentText } from '../describe';
import { redPacketThank } from '../endpoints';
import { redPacketMessages } from '../messages';
import { invalidatePackets, type RedPacketDetail } from '../queries';
import { PacketHead } from './packet-head';
import { ShareRows } from './share-rows';
import styles from './opened-packet.module.css';

const refresh = () => Promise.all([invalidatePackets(), invalidate(queryLetters)]);

interface OpenedPacketProps {
  packet: RedPacketDetail;
  usercode: string;
  /** Shows the success animation. */
  isJustOpened: boolean;
  /** False on the classic page, which has no list of shares. */
  showsShares: boolean;
}

/** An opened or ended packet: the own share, the other shares, and the remainder. */
export function OpenedPacket({ packet, usercode, isJustOpened, showsShares }: OpenedPacketProps) {
  const messages = useMessages(redPacketMessages);
  const { giver, given, mine, text, shares, parts, total, taken, givenAt } = packet;
  const minutes = minutesAgo(fromMoment(givenAt), gatewayNow());
  const progress = messages.progress(shares.length, parts, formatCoins(taken), formatCoins(total));
  const sentText = minutes === null ? momentText(givenAt, messages) : messages.ago(minutes);
  return (
    <>
      {isJustOpened && <Petals />}
      <PacketHead
        name={giver.name}
        text={given ? messages.given : messages.from(giver.name)}
        isJustOpened={isJustOpened}
      />
      <div className={styles.top} role={isJustOpened ? 'status' : undefined}>
        <p className={styles.blessing}>{text}</p>
        <Outcome packet={packet} />
      </div>
      <PacketActions packet={packet} usercode={usercode} />
      {showsShares ? (
        <ListSection title={progress} aside={sentText}>
          <ShareRows shares={shares} usercode={usercode} />
        </ListSection>
      ) : (
        <p className={styles.progress}>
          {progress} · {sentText}
        </p>
      )}
      {giver.usercode !== null && mine !== null && !given && (
        <LettersLink usercode={giver.usercode} name={giver.name} />
      )}
      <Remainder packet={packet} />
    </>
  );
}

/** The amount that the person got, or why there is none. */
function Outcome({
  packet: { mine, given, total, state, parts, shares, givenAt, expiresAt },
}: Pick<OpenedPacketProps, 'packet'>) {
  const messages = useMessages(redPacketMessages);
  const amount = mine?.amount ?? (given ? total : null);
  if (amount !== null)
    return (
      <>
        <div className={styles.amount}>
          <Money
            text={formatCoins(amount)}
            accessibleText={messages.coins(formatCoins(amount))}
            size="large"
            unit={messages.unit}
          />
        </div>
        {mine !== null && (
          <p className={styles.arrived}>
            <Icon name="check" size={16} />
            {messages.inAccount}
          </p>
        )}
      </>
    );
  const lastTaken = shares[0]?.time ?? givenAt;
  const minutes = Math.round((fromMoment(lastTaken) - fromMoment(givenAt)) / 60_000);
  return (
    <>
      <p className={styles.missed}>{state === 'emptied' ? messages.emptiedTitle : messages.expiredTitle}</p>
      <Note>
        {state === 'emptied'
          ? messages.emptiedLine(parts, minutes)
          : messages.expiredLine(momentText(expiresAt, messages))}
      </Note>
    </>
  );
}

function PacketActions({
  packet: { id, giver, mine, given, shares },
  usercode,
}: Pick<OpenedPacketProps, 'packet' | 'usercode'>) {
  const messages = useMessages(redPacketMessages);
  const navigate = useNavigate();
  const [isThanking, setThanking] = useState(false);
  const thanking = useWrite(redPacketThank, { refresh });
  if (mine === null) {
    return (
      <p className={styles.actions}>
        <TextButton as={Link} to={href('/red-packets')} display="inline-flex" align="center" paddingX={4}>
          {messages.toRecords}
        </TextButton>
      </p>
    );
  }
  const hasThanked = shares.some((share) => share.usercode === usercode && share.thanks !== '');
  const canThank = giver.usercode !== null && !given;
  return (
    <div className={styles.actions}>
      {canThank &&
        (hasThanked ? (
          <Inline as="span" display="inline-flex" minHeight="tap" paddingX={4} tone="success" role="status">
            {messages.thanked}
          </Inline>
        ) : (
          <Button onClick={() => setThanking(true)}>{messages.thank}</Button>
        ))}
      <Button
        variant={canThank ? 'outlined' : 'soft'}
        onClick={() => void navigate(href('/manageAccounts/:accountType', { accountType: 0 }))}
      >
        {messages.toBalance}
      </Button>
      {isThanking && (
        <ThanksSheet
          giver={giver.name}
          isBusy={thanking.isBusy}
          errorText={thanking.errorText}
          onSend={(thanks) => thanking.send({ id, text: thanks }, () => setThanking(false))}
          onClose={() => setThanking(false)}
        />
      )}
    </div>
  );
}

/** When the remainder will be returned, or how much was returned. */
function Remainder({
  packet: { state, given, giver, returned, shares, parts, expiresAt },
}: Pick<OpenedPacketProps, 'packet'>) {
  const messages = useMessages(redPacketMessages);
  if (returned !== null) {
    const amount = formatCoins(returned);
    return (
      <p className={styles.rest}>
        {given ? messages.returnedToYou(amount) : messages.returned(amount, giver.name)}
      </p>
    );
  }
  const end = fromMoment(expiresAt);
  if (shares.length === parts || state === 'expired' || end <= gatewayNow()) return null;
  return (
    <div className={styles.rest}>
      <p>{messages.willReturn}</p>
      <p className={styles.time}>
        <span>{messages.left}</span>
        <Countdown until={end} clock={gatewayNow} />
      </p>
    </div>
  );
}
