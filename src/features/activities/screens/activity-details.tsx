import { use } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { activityDetail, type Activity, type ActivityDetail } from '@/api/endpoints/activity';
import { href } from '@/domain/href';
import { useNow } from '@/flows/clock/use-now';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { ShareLink } from '@/flows/share/share-link';
import { activityMessages } from '@/messages/activities';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { WayBack } from '@/ui/layout/way-back';
import { ActivityFacts } from '../components/activity-facts';
import { ActivityGoods } from '../components/activity-goods';
import { ActivityHead } from '../components/activity-head';
import { ActivityRules } from '../components/activity-rules';
import { hasSignUpBar, SignUpBar } from '../components/sign-up-bar';
import { signUpPeriods } from '../sign-up-periods';
import styles from './activity-details.module.css';

/** /activityDetails: one activity with its terms, goods and sign-up; without `id` the one that started last. */
export default function ActivityDetails() {
  const messages = useMessages(activityMessages);
  const title = useMessages(titleMessages)['/activityDetails'];
  const [search] = useSearchParams();
  const query = useEndpoint(activityDetail, { id: search.get('id') ?? '' });
  const navigate = useNavigate();
  const detail = query.data ?? undefined;
  if (detail !== undefined) return <Shown key={detail.activity.id} detail={detail} query={query} />;
  return (
    <Page title={title}>
      <QueryView
        query={query}
        title={messages.failed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[150, 64, 160, 120, 120]} />}
      >
        {() => (
          <ResultState
            art={<Illustration variant="search" />}
            title={messages.gone}
            description={messages.goneLine}
            action={{
              label: messages.showAll,
              onClick: () => void navigate(href('/allActivity'), { replace: true }),
            }}
          />
        )}
      </QueryView>
    </Page>
  );
}

interface ShownProps {
  detail: ActivityDetail;
  query: Parameters<typeof FetchedAt>[0]['query'];
}

function Shown({ detail, query }: ShownProps) {
  const title = useMessages(titleMessages)['/activityDetails'];
  const hasNoHeader = use(WayBack) === undefined;
  const { activity } = detail;
  const now = useNow(signUpPeriods(activity));
  return (
    <Page
      title={title}
      action={<ShareActivity activity={activity} variant="icon" />}
      foot={hasSignUpBar(activity, now) ? <SignUpBar activity={activity} now={now} /> : undefined}
    >
      <FetchedAt query={query} />
      <div className={styles.parts}>
        <ActivityHead activity={activity} now={now} />
        <ActivityFacts detail={detail} now={now} />
        <ActivityGoods detail={detail} now={now} />
        <ActivityRules html={detail.rules} />
      </div>
      {hasNoHeader && <ShareActivity activity={activity} variant="text" />}
    </Page>
  );
}

function ShareActivity({ activity, variant }: { activity: Activity; variant: 'icon' | 'text' }) {
  const messages = useMessages(activityMessages);
  return (
    <ShareLink
      to={href('/activityDetails', { id: activity.id })}
      title={activity.title}
      text={messages.shareText(activity.line)}
      label={messages.share}
      variant={variant}
    />
  );
}
