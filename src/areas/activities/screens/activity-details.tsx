import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { activityDetail, type Activity, type ActivityDetail } from '@/api/endpoints/activity';
import { href } from '@/domain/href';
import { useNow } from '@/flows/clock/use-now';
import { DetailPage } from '@/flows/page/detail-page';
import { ShareLink } from '@/flows/share/share-link';
import { activityMessages } from '@/messages/areas/activities';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Page } from '@/ui/layout/page';
import { WayBack } from '@/ui/layout/way-back';
import { ActivityDetailList } from '../components/activity-detail-list';
import { ActivityGoods } from '../components/activity-goods';
import { ActivityHead } from '../components/activity-head';
import { ActivityRules } from '../components/activity-rules';
import { hasSignUpBar, SignUpBar } from '../components/sign-up-bar';
import { signUpPeriods } from '../sign-up-periods';
import styles from './activity-details.module.css';

/** /activityDetails: one activity with its terms, goods and sign-up; without `id` the one that started last. */
export default function ActivityDetails() {
  const messages = useMessages(activityMessages);
  const [search] = useSearchParams();
  const query = useEndpoint(activityDetail, { id: search.get('id') ?? '' });
  return (
    <DetailPage
      isWhole
      query={query}
      failed={messages.failed}
      loading={messages.loading}
      bars={[150, 64, 160, 120, 120]}
      gone={{
        title: messages.gone,
        description: messages.goneLine,
        action: { label: messages.showAll, to: href('/allActivity'), replace: true },
      }}
    >
      {(detail) => <Shown key={detail.activity.id} detail={detail} />}
    </DetailPage>
  );
}

function Shown({ detail }: { detail: ActivityDetail }) {
  const hasNoHeader = use(WayBack) === undefined;
  const { activity } = detail;
  const now = useNow(signUpPeriods(activity));
  return (
    <Page
      action={<ShareActivity activity={activity} variant="icon" />}
      actionBar={hasSignUpBar(activity, now) ? <SignUpBar activity={activity} now={now} /> : undefined}
    >
      <div className={styles.parts}>
        <ActivityHead activity={activity} now={now} />
        <ActivityDetailList detail={detail} now={now} />
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
