import type { Prize } from '@/api/endpoints/award';
import { placeText } from '@/domain/addresses/address';
import { maskContact } from '@/domain/addresses/contact-phone';
import { fromMoment } from '@/domain/business-time';
import { couponValidity } from '@/domain/life/coupon';
import { endMoment } from '@/domain/period';
import { useSheet } from '@/flows/navigation/use-sheet';
import { PendingStrip } from '@/flows/pending/pending-strip';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { SendButton } from '@/ui/forms/send-button';
import { Box, Inline, Surface } from '@/ui/layout/box';
import { Note, Text } from '@/ui/text/text';
import { prizeMessages } from '../messages';
import { prizePending } from '../rules/prize-pending';
import { useClaim } from '../use-claim';
import { ClaimSheet } from './claim-sheet';
import { PrizeThumb } from './prize-thumb';
import styles from './prize-row.module.css';

interface PrizeRowProps {
  prize: Prize;
  /** The gateways' time, ms. */
  now: number;
}

const tones = { 'to-claim': 'primary', 'on-its-way': 'info', arrived: 'success', lapsed: 'plain' } as const;

/** One prize: what it is, where it comes from, and how far it is. */
export function PrizeRow({ prize, now }: PrizeRowProps) {
  const messages = useMessages(prizeMessages);
  const { name, source, kind, state, wonAt, address } = prize;
  const arrivedTexts = {
    goods: messages.states.arrived,
    coins: messages.credited,
    voucher: messages.inVouchers,
  };
  return (
    <Surface as="li" padding={4} className={styles.card} data-expired={state === 'lapsed'}>
      <Inline align="stretch">
        <PrizeThumb prize={prize} size={72} />
        <Box marginLeft={3} grow>
          <Inline wrap align="start">
            <h2 className={styles.name}>{name}</h2>
            {state !== 'to-claim' && (
              <Tag tone={tones[state]}>
                {state === 'arrived' ? arrivedTexts[kind] : messages.states[state]}
              </Tag>
            )}
          </Inline>
          <Note marginTop={0.5}>{messages.won(source, wonAt)}</Note>
          {state === 'to-claim' ? <ToClaim prize={prize} now={now} /> : <Ended prize={prize} />}
        </Box>
      </Inline>
      <PendingStrip pending={prizePending(prize)} />
      {address !== null && (
        <p className={styles.address}>
          <Text marginRight={3} tone="tertiary" flex="none">
            {messages.sentTo}
          </Text>
          <span>
            {address.name} {maskContact(address.phone)}
            <br />
            {placeText(address)}
            {address.detail}
          </span>
        </p>
      )}
    </Surface>
  );
}

/** Until when it can be claimed, and the button for it; goods ask for the address first. */
function ToClaim({ prize, now }: PrizeRowProps) {
  const messages = useMessages(prizeMessages);
  const { id, name, kind, claimUntil } = prize;
  const claim = useClaim(prize);
  const sheet = useSheet(`claim-${id}`, { stepsBack: 0 });
  const validity = couponValidity(claimUntil, now);
  const handleClaim = () => {
    if (kind === 'goods') sheet.open();
    else if (!claim.isBusy) void claim.claim('');
  };
  const { errorText, offReason, progressText, isBusy } = claim;
  return (
    <>
      <div className={styles.footer}>
        <Note
          paddingY={1}
          marginRight={2}
          tone="tertiary"
          className={styles.deadline}
          data-urgent={validity.kind === 'days'}
          role="status"
        >
          {progressText ?? messages.deadline(validity)}
        </Note>
        <SendButton
          variant="soft"
          className={styles.claim}
          aria-label={messages.claimName(name)}
          busy={isBusy}
          offReason={kind === 'goods' ? null : offReason}
          disabled={validity.kind === 'over'}
          onClick={handleClaim}
        >
          {messages.claim}
        </SendButton>
      </div>
      {errorText !== null && !sheet.isOpen && (
        <Note marginTop={2} tone="danger" role="alert">
          {errorText}
        </Note>
      )}
      {sheet.isOpen && <ClaimSheet prize={prize} claim={claim} onClose={sheet.close} />}
    </>
  );
}

/** When it was claimed, or that it was not. */
function Ended({ prize: { claimedAt, claimUntil } }: { prize: Prize }) {
  const messages = useMessages(prizeMessages);
  return (
    <Note paddingY={1} marginRight={2} tone="tertiary" className={styles.deadline}>
      {claimedAt === null
        ? messages.expiredOn(endMoment(fromMoment(claimUntil)))
        : messages.claimedOn(claimedAt)}
    </Note>
  );
}
