import type { Activity } from '@/api/endpoints/activity';
import { periodState, type PeriodState } from '@/domain/period';
import { ActivityLink } from '@/flows/activities/activity-link';
import { activityMessages } from '@/messages/areas/activities';
import { useMessages } from '@/messages/language';
import { Box, Stack } from '@/ui/layout/box';
import { ListSection } from '@/ui/lists/list-section';
import { Picture } from '@/ui/media/picture';
import { Caption, Note, Text } from '@/ui/text/text';
import { ActivityStateLine } from './activity-state-line';
import styles from './activity-rows.module.css';

interface RowsProps {
  /** The gateway's time, ms. */
  now: number;
  /** Why an activity is in the list, below its texts. */
  noteOf?: (activity: Activity) => string | undefined;
}

interface ActivityRowsProps extends RowsProps {
  groups: readonly (readonly [state: PeriodState, activities: readonly Activity[]])[];
}

/** Activities as rows, grouped by their current state. */
export function ActivityRows({ groups, ...rest }: ActivityRowsProps) {
  const messages = useMessages(activityMessages);
  return groups.map(([state, activities]) => (
    <ListSection key={state} title={messages.states[state]} aside={String(activities.length)}>
      <ActivityList activities={activities} {...rest} />
    </ListSection>
  ));
}

/** Activities as rows, each a link. */
export function ActivityList({ activities, now, noteOf }: RowsProps & { activities: readonly Activity[] }) {
  return (
    <ul>
      {activities.map((activity) => {
        const state = periodState(activity, now);
        const note = noteOf?.(activity);
        return (
          <Box as="li" key={activity.id} divider="between">
            <ActivityLink activity={activity} className={styles.row}>
              <Stack as="span" grow marginRight={3}>
                <Text weight="medium">{activity.title}</Text>
                {activity.line !== '' && (
                  <Note as="span" marginTop={0.5}>
                    {activity.line}
                  </Note>
                )}
                <ActivityStateLine activity={activity} now={now} />
                {note !== undefined && (
                  <Caption as="span" marginTop={0.5} tone="gold">
                    {note}
                  </Caption>
                )}
              </Stack>
              <span className={styles.picture} data-over={state === 'over'}>
                <Picture src={activity.picture} width={96} height={72} icon="pennant" />
              </span>
            </ActivityLink>
          </Box>
        );
      })}
    </ul>
  );
}
