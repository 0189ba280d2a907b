import { formatCoins, tenths, type Tenths } from '@/domain/money';
import { PendingStrip } from '@/flows/pending/pending-strip';
import { approvalMessages } from '@/messages/areas/approvals';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Caption, Note, Title } from '@/ui/text/text';
import { stateTones, timeText, titleOf } from '../describe';
import type { GrantDetail } from '../queries';
import { requestPending } from '../rules/request-pending';
import styles from './request-head.module.css';

interface RequestHeadProps {
  request: GrantDetail;
  /** It waits for the person's own decision. */
  mine?: boolean;
  /** What the person's decision would leave of the request; absent while it takes no people out. */
  left?: { people: number; total: Tenths };
}

/** State, number and name of a request, who submitted it, and its sums. */
export function RequestHead({ request, mine = false, left = request }: RequestHeadProps) {
  const messages = useMessages(grantMessages);
  const { mineToDo } = useMessages(approvalMessages);
  const { id, kind, state, owner, submittedAt } = request;
  const { people, total } = left;
  const each = people === 0 ? tenths(0) : tenths(Math.round(total / people));
  const figures =
    kind === 'activity'
      ? [['total', messages.figureBudget, formatCoins(total)] as const]
      : ([
          ['people', messages.figurePeople, String(people)],
          ['total', messages.figureTotal, formatCoins(total)],
          ['each', messages.figureEach, formatCoins(each)],
        ] as const);
  return (
    <Card>
      <Inline as="p" wrap>
        <Tag tone={stateTones[state]}>{mine ? mineToDo : messages.states[state]}</Tag>
        <Caption as="span" marginLeft={2} tone="tertiary">
          {id}
        </Caption>
      </Inline>
      <Title marginTop={1} size="title" breakWords>
        {titleOf(request, messages)}
      </Title>
      <Caption marginTop={0.5}>{messages.submittedBy(owner.name, timeText(submittedAt, messages))}</Caption>
      <dl className={styles.figures}>
        {figures.map(([name, label, figure]) => (
          <div key={name} className={styles.pair}>
            <Caption as="dt">{label}</Caption>
            <dd className={styles.figure} data-main={name === 'total'}>
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      {left.people < request.people && (
        <Note marginTop={2}>
          {messages.takenOut(request.people - left.people, formatCoins(request.total))}
        </Note>
      )}
      <PendingStrip pending={requestPending(request, mine)} />
    </Card>
  );
}
