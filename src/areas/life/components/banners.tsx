import { activityList, type Activity } from '@/api/endpoints/activity';
import { bannersOf } from '@/domain/activities/activity';
import { href } from '@/domain/href';
import { periodTime } from '@/domain/period';
import { ActivityLink } from '@/flows/activities/activity-link';
import { useNow } from '@/flows/clock/use-now';
import { activityMessages } from '@/messages/areas/activities';
import { useMessages } from '@/messages/language';
import { useEndpoint, type EndpointResult } from '@/queries/endpoint';
import { ResultState } from '@/ui/feedback/result-state';
import { Picture } from '@/ui/media/picture';
import { Text } from '@/ui/text/text';
import { lifeMessages } from '../messages';
import { Carousel } from './carousel';
import { Section, SectionCard } from './section';
import { SectionPlaceholder } from './section-placeholder';
import styles from './banners.module.css';

const maxBanners = 5;
const noActivities: readonly Activity[] = [];

/** The running activities as banners that advance automatically. */
export function Banners() {
  const messages = useMessages(lifeMessages);
  const times = useMessages(activityMessages);
  const query = useEndpoint(activityList, {});
  const activities = query.data?.activities ?? noActivities;
  const now = useNow(activities);
  const banners = bannersOf(activities, now, maxBanners);
  return (
    <Section title={messages.banners} more={{ word: messages.allActivities, to: href('/allActivity') }}>
      {banners.length > 0 ? (
        <Carousel
          label={messages.banners}
          messages={messages.carousel}
          slides={banners.map((activity) => ({
            id: activity.id,
            content: (
              <ActivityLink activity={activity} className={styles.banner}>
                <Picture src={activity.picture} height={132} icon="pennant" />
                <span className={styles.words}>
                  <b className={styles.title}>{activity.title}</b>
                  <Text marginTop={1} size="note" className={styles.line}>
                    {activity.line}
                  </Text>
                  <span className={styles.time}>{times.time(periodTime(activity, now))}</span>
                </span>
              </ActivityLink>
            ),
          }))}
        />
      ) : (
        <NoBanner query={query} />
      )}
    </Section>
  );
}

function NoBanner({ query }: { query: EndpointResult<typeof activityList> }) {
  const messages = useMessages(lifeMessages);
  if (query.data === undefined)
    return <SectionPlaceholder query={query} title={messages.bannersFailed} bars={[132]} />;
  return (
    <SectionCard>
      <ResultState title={messages.bannersNone} />
    </SectionCard>
  );
}
