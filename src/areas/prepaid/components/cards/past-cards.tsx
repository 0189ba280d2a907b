import { gatewayNow } from '@/api/clock';
import { cardOrders } from '@/areas/prepaid/endpoints/card-order';
import { cardMessages } from '@/areas/prepaid/messages';
import { cardState, formatYuan, isUsable } from '@/areas/prepaid/rules/card';
import { href } from '@/domain/href';
import { ListPage } from '@/flows/page/list-page';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { Tag } from '@/ui/feedback/tag';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { ListRow } from '@/ui/lists/list-row';
import { Caption } from '@/ui/text/text';

/** The cards that are empty or expired, the newest first. */
export function PastCards() {
  const formatMoment = useFormatMoment();
  const messages = useMessages(cardMessages);
  const now = gatewayNow();
  return (
    <ListPage
      title={messages.pastTitle}
      onRefresh={() => invalidate(cardOrders)}
      query={useEndpoint(cardOrders, {})}
      rows={({ cards }) => cards.filter((card) => !isUsable(card, now))}
      failed={messages.ownFailed}
      loading={messages.loading}
      bars={[64, 64]}
      empty={{
        title: messages.pastNone,
        description: messages.pastNoneLine,
        action: { label: messages.toOwn, to: href('/jdCardHome'), replace: true },
      }}
    >
      {(past) => (
        <Card>
          <ul aria-label={messages.pastTitle}>
            {past.map((card) => {
              const { id, face, number, balance, expiresAt } = card;
              const isEmpty = cardState(card, now) === 'usedUp';
              return (
                <Box as="li" key={id} divider="between">
                  <ListRow wrap paddingY={3}>
                    <Box marginRight={3} grow>
                      <p>{messages.name(face)}</p>
                      <Caption>{number}</Caption>
                      <Caption>
                        {isEmpty
                          ? messages.expires(formatMoment(expiresAt, 'date'))
                          : messages.expiredLeft(formatYuan(balance))}
                      </Caption>
                    </Box>
                    <Tag>{isEmpty ? messages.states.usedUp : messages.states.expired}</Tag>
                  </ListRow>
                </Box>
              );
            })}
          </ul>
        </Card>
      )}
    </ListPage>
  );
}
