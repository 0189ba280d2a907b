import { formatCoins, tenths, times, type Tenths } from '@/domain/money';
import { approvalMessages } from '@/messages/areas/approvals';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { Note } from '@/ui/text/text';
import { timeText } from '../describe';
import type { GrantDetail } from '../queries';
import { impactOf, samePeople } from '../rules/impact';

/** How many of the recent grants with the same people are named. */
const mostNamed = 2;

/** What an approval does: to the account, also with everything else that is open, and to people who received something lately. */
export function ImpactCard({ request }: { request: GrantDetail }) {
  const messages = useMessages(approvalMessages);
  const texts = useMessages(grantMessages);
  const { kind, balance, total, others, rows, recent } = request;
  const change = kind === 'activity' ? total : times(total, -1);
  const { after, afterAll } = impactOf({ balance, change, others });
  const listed = rows.filter(({ state }) => state === 'waiting').map(({ usercode }) => usercode);
  // A team account that is overdrawn shows 0 and by how much.
  const figure = (coins: Tenths) =>
    coins < 0
      ? messages.overdrawn(formatCoins(tenths(0)), formatCoins(times(coins, -1)))
      : formatCoins(coins);
  const same = samePeople(listed, recent).slice(0, mostNamed);
  return (
    <Card title={messages.impact}>
      <DescriptionList
        rows={[
          [messages.balance, figure(balance)],
          [messages.after, figure(after)],
          [messages.afterAll, figure(afterAll)],
        ]}
      />
      {(after < 0 || afterAll < 0) && (
        <NoticeBar tone={after < 0 ? 'danger' : 'warning'}>
          {after < 0 ? messages.shortAfter(formatCoins(times(after, -1))) : messages.shortAfterAll}
        </NoticeBar>
      )}
      {kind === 'grant' && (
        <Note as="ul" marginTop={2}>
          {same.length === 0 && <li>{messages.noSame}</li>}
          {same.map(({ grant, count }) => (
            <li key={grant.id}>
              {messages.same(count, texts.titles[grant.occasion], timeText(grant.at, texts))}
            </li>
          ))}
        </Note>
      )}
    </Card>
  );
}
