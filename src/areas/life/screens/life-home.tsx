import { Link } from 'react-router-dom';
import { activityList } from '@/api/endpoints/activity';
import { href } from '@/domain/href';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { RootDock } from '@/flows/root-dock/root-dock';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { useSession } from '@/state/session';
import { IconButton } from '@/ui/forms/icon-button';
import { Page } from '@/ui/layout/page';
import { Icon } from '@/ui/media/icon';
import { Title } from '@/ui/text/text';
import { Banners } from '../components/banners';
import { FlashSale } from '../components/flash-sale';
import { LevelCard } from '../components/level-card';
import { NewsLine } from '../components/news-line';
import { Recommended } from '../components/recommended';
import { SceneGrid } from '../components/scene-grid';
import { Vouchers } from '../components/vouchers';
import { lifeMessages } from '../messages';
import styles from './life-home.module.css';

/** /newHome: the offers for life beside work; kept alive. Each section loads and fails independently. */
export default function LifeHome() {
  const messages = useMessages(lifeMessages);
  return (
    <Page title={messages.title} root dock={<RootDock current="/newHome" />}>
      <div className={styles.head}>
        {/* Hidden from screen readers, which read the heading of the page already. */}
        <Title as="p" flex="none" size="title-l" aria-hidden="true">
          {messages.title}
        </Title>
        <CityLink />
        <IconButton as={Link} to={href('/search')} aria-label={messages.search}>
          <Icon name="search" size={22} />
        </IconButton>
        <IconButton type="button" aria-label={messages.service} onClick={() => void openCustomerService()}>
          <Icon name="service" />
        </IconButton>
      </div>
      <FetchedAt query={useEndpoint(activityList, {})} />
      <LevelCard />
      <SceneGrid />
      <FlashSale />
      <Vouchers />
      <NewsLine />
      <Banners />
      <Recommended />
    </Page>
  );
}

/** The city that the host has given, with a link to choose another one. */
function CityLink() {
  const messages = useMessages(lifeMessages);
  const name = useSession(({ cityName }) => cityName);
  return (
    <Link
      to={href('/cityOnlyList')}
      className={styles.city}
      aria-label={name === '' ? undefined : messages.city(name)}
    >
      <Icon name="pin" size={16} />
      <span className={styles.cityName}>{name === '' ? messages.chooseCity : name}</span>
      <Icon name="down" size={12} />
    </Link>
  );
}
