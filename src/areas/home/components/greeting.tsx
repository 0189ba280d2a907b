import { gatewayNow } from '@/api/clock';
import { getNew } from '@/api/endpoints/home';
import { hourOfDay } from '@/domain/business-hour';
import { UserAvatar } from '@/flows/user-avatar/user-avatar';
import { homeMessages } from '@/messages/areas/home';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { useEndpoint } from '@/queries/endpoint';
import styles from './greeting.module.css';

/** Greets the person by the time of the business day and says how many gifts have arrived. */
export function Greeting() {
  const messages = useMessages(homeMessages);
  const { data: user } = useCurrentUser();
  const { data: received } = useEndpoint(getNew, {});
  const name = user?.username ?? '';
  const giftCount = received?.total;
  return (
    <div className={styles.who}>
      <UserAvatar name={name} />
      <div className={styles.texts}>
        <p className={styles.hello}>{messages.hello(givenName(name), hourOfDay(gatewayNow()))}</p>
        <p className={styles.line}>
          {giftCount !== undefined && giftCount > 0 ? messages.giftsCame(giftCount) : messages.noGifts}
        </p>
      </div>
    </div>
  );
}

/** A Chinese name of three characters without its surname, as colleagues say it; any other name unchanged. */
function givenName(name: string): string {
  const characters = Array.from(name);
  return characters.length === 3 ? characters.slice(1).join('') : name;
}
