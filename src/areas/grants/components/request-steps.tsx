import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { StatusSteps } from '@/ui/feedback/status-steps';
import { Card } from '@/ui/layout/card';
import type { GrantDetail } from '../queries';

/** The way of a request: submitted, each decision with its role, and what follows; nothing for one that is over before its end. */
export function RequestSteps({ request: { kind, state, steps, step } }: { request: GrantDetail }) {
  const messages = useMessages(grantMessages);
  const { data: user } = useCurrentUser();
  if (state === 'refused' || state === 'withdrawn') return null;
  const names = steps.map(({ role, approver }) => {
    const name = messages.roles[role];
    return {
      name: approver.usercode === user?.usercode ? messages.stepMine(name) : name,
      note: approver.name,
    };
  });
  const isOver = state === 'booked' || state === 'paid';
  const all = [
    { name: messages.stepSubmit },
    ...names,
    { name: kind === 'activity' ? messages.stepBook : messages.stepPay },
  ];
  return (
    <Card>
      <StatusSteps label={messages.steps} steps={all} current={isOver ? all.length : step + 1} />
    </Card>
  );
}
