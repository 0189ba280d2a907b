import { gatewayNow } from '@/api/clock';
import { getNew } from '@/api/endpoints/home';
import { hourOfDay } from '@/domain/business-hour';
import { homeMessages } from '@/messages/home';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { useEndpoint } from '@/queries/endpoint';
import { Avatar } from '@/ui/people/avatar';
import styles from './greeting.module.css';

/** Who is here, by the time of the business day, and what has come for them. */
export function Greeting() {
  const messages = useMessages(homeMessages);
  const { data: user } = useCurrentUser();
  const { data: received } = useEndpoint(getNew, {});
  const name = user?.username ?? '';
  const gifts = received?.gifts.length ?? 0;
  return (
    <div className={styles.who}>
      <Avatar name={name} />
      <div className={styles.texts}>
        <p className={styles.hello}>{messages.hello(givenName(name), hourOfDay(gatewayNow()))}</p>
        <p className={styles.line}>{gifts > 0 ? messages.giftsCame(gifts) : messages.noGifts}</p>
      </div>
    </div>
  );
}

/** A full Chinese name of three characters or more without its surname, as colleagues say it. */
function givenName(name: string): string {
  const characters = Array.from(name);
  return characters.length === 3 ? characters.slice(1).join('') : name;
}
