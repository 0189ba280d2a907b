import { useEffect } from 'react';
import { mine } from '@/api/endpoints/member';
import type { Shared } from '@/domain/agreements/authorisation';
import { maskName, maskPhone } from '@/domain/mask';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { useSession } from '@/state/session';
import { Skeleton } from '@/ui/feedback/skeleton';
import coin from '@/ui/icons/coin.svg';
import { Box, Inline, Surface } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Note, Text } from '@/ui/text/text';
import type { Partner } from '../endpoints/partner';
import { agreementMessages } from '../messages';
import { useNickname } from '../queries';
import { PartnerTile } from './partner-tile';
import styles from './partner-card.module.css';

interface PartnerCardProps {
  partner: Partner;
  agreed: boolean;
  /** Called with whether the person's data is loaded and visible. */
  onReady: (ready: boolean) => void;
}

/** The partner, the person's data that it would get, masked, and what it never gets. */
export function PartnerCard({ partner, agreed, onReady }: PartnerCardProps) {
  const messages = useMessages(agreementMessages);
  const { name, hosts, shared } = partner;
  const { token, buCode, channel } = useSession();
  const nickname = useNickname({ token, buCode, channel });
  const member = useEndpoint(mine, {});
  const isKnown = nickname.data !== undefined && member.data !== undefined;
  useEffect(() => onReady(isKnown), [onReady, isKnown]);
  const profile = {
    data: isKnown ? { nickname: nickname.data, phone: member.data.mobile } : undefined,
    error: nickname.error ?? member.error,
    refetch: () => Promise.all([nickname.refetch(), member.refetch()]),
  };
  return (
    <Surface as="section" overflow="hidden" marginBottom={3} radius="xl" shadow={2}>
      <div className={styles.head}>
        <Inline justify="center" aria-hidden="true">
          <span className={styles.wallet}>
            <img src={coin} alt="" width={32} height={32} />
          </span>
          <svg width="30" height="12" viewBox="0 0 30 12" className={styles.arrows}>
            <path d="M7 2.5 3.5 6 7 9.5M23 2.5 26.5 6 23 9.5M4 6h3M12 6h.02M18 6h.02M23 6h3" />
          </svg>
          <PartnerTile name={name} large />
        </Inline>
        <h2 className={styles.title}>{agreed ? messages.asked(name) : messages.asks(name)}</h2>
        <Note marginTop={1} breakWords>
          {hosts[0]}
        </Note>
        <svg className={styles.flap} viewBox="0 0 358 28" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.paper} d="M0 3C52 19 112 26 179 26S306 19 358 3V28H0z" />
          <path className={styles.foil} d="M0 3C52 19 112 26 179 26S306 19 358 3" />
        </svg>
      </div>
      <Box paddingTop={2} paddingBottom={4} paddingX={4}>
        <Note>{messages.gives}</Note>
        <QueryView
          query={profile}
          title={messages.profileFailed}
          skeleton={<Skeleton label={messages.loading} bars={shared.map(() => 46)} />}
        >
          {(known) => (
            <ul>
              {shared.map((each) => (
                <SharedField key={each} field={each} value={known[each]} />
              ))}
            </ul>
          )}
        </QueryView>
        <p className={styles.never}>
          <Icon name="shield-off" size={18} />
          <span>{messages.neverGiven}</span>
        </p>
      </Box>
    </Surface>
  );
}

const icons = { nickname: 'user', phone: 'phone' } as const;

/** One field of the profile with its masked value. */
function SharedField({ field, value }: { field: Shared; value: string }) {
  const messages = useMessages(agreementMessages);
  const masked = field === 'phone' ? maskPhone(value) : maskName(value);
  const accessibleText =
    field === 'phone'
      ? messages.phoneAccessibleText(masked.slice(-4))
      : messages.nameAccessibleText(masked.replace(/^\*+/, ''));
  return (
    <Inline as="li" divider="between" className={styles.row}>
      <Icon name={icons[field]} size={22} />
      <Box as="span" marginX={3} flex={1}>
        {messages.shared[field]}
      </Box>
      {masked === '' ? (
        <Text font="number" breakWords textAlign="right">
          {messages.notGiven}
        </Text>
      ) : (
        <>
          <Text font="number" breakWords textAlign="right">
            <span className="visuallyHidden">{accessibleText}</span>
            <span aria-hidden="true">{masked}</span>
          </Text>
          <span className={styles.mark} role="img" aria-label={messages.given}>
            <Icon name="check" size={14} />
          </span>
        </>
      )}
    </Inline>
  );
}
