import { useNavigate } from 'react-router-dom';
import { activityList, type Activity } from '@/api/endpoints/activity';
import { joinedNow, recommend, recommendedByState } from '@/domain/activities/recommend';
import { href } from '@/domain/href';
import { useNow } from '@/flows/clock/use-now';
import { DetailPage } from '@/flows/page/detail-page';
import { activityMessages } from '@/messages/areas/activities';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Button } from '@/ui/forms/button';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { ListSection } from '@/ui/lists/list-section';
import { Text } from '@/ui/text/text';
import { ActivityList, ActivityRows } from '../components/activity-rows';
import { LeadActivity } from '../components/lead-activity';

const noActivities: readonly Activity[] = [];

/** /activityRecommend: the activities that suit the person now, each with its reason, and those that they have signed up for. */
export default function ActivityRecommend() {
  const messages = useMessages(activityMessages);
  const query = useEndpoint(activityList, {});
  const activities = query.data?.activities ?? noActivities;
  const now = useNow(activities);
  return (
    <DetailPage
      onRefresh={() => invalidate(activityList)}
      query={query}
      failed={messages.recommendFailed}
      loading={messages.loading}
      bars={[260, 24, 96, 96, 96]}
    >
      {() => <Recommended activities={activities} now={now} />}
    </DetailPage>
  );
}

interface RecommendedProps {
  activities: readonly Activity[];
  /** The gateway's time, ms. */
  now: number;
}

function Recommended({ activities, now }: RecommendedProps) {
  const messages = useMessages(activityMessages);
  const navigate = useNavigate();
  const [lead, ...others] = recommend(activities, now);
  const mine = joinedNow(activities, now);
  const handleShowAll = () => void navigate(href('/allActivity'));
  if (lead === undefined && mine.length === 0) {
    return (
      <ResultState
        art={<Illustration variant="empty" />}
        title={messages.none}
        description={messages.noneLine}
        action={{ label: messages.showAll, onClick: handleShowAll }}
      />
    );
  }
  return (
    <>
      {lead !== undefined && <LeadActivity {...lead} now={now} />}
      {mine.length > 0 && (
        <ListSection title={messages.mine} aside={String(mine.length)}>
          <ActivityList activities={mine} now={now} />
        </ListSection>
      )}
      <ActivityRows
        groups={recommendedByState(others, now)}
        now={now}
        noteOf={({ id }) => {
          const found = others.find(({ activity }) => activity.id === id);
          return found === undefined ? undefined : messages.reason(found.reason);
        }}
      />
      <InfiniteSentinel state="end" onReach={() => undefined} />
      <Text as="p" textAlign="center">
        <Button variant="outlined" onClick={handleShowAll}>
          {messages.showAll}
        </Button>
      </Text>
    </>
  );
}
