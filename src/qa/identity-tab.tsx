import { useSession } from '@/state/session';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { ChoiceList } from './choice-list';
import type { Identity, Overview } from './control';
import { changeIdentity } from './identity';
import { StartupTrace } from './startup-trace';

const systems = [
  ['LONGCOIN', '龙币账户'],
  ['WALLET', '钱包账户'],
] as const;

function descriptionOf({ department, jobNumber, mobile, departed }: Identity): string {
  return [department, jobNumber, mobile, ...(departed ? ['已离职'] : [])].join(' · ');
}

/** Chooses the logged-in person; the page is reloaded, so that nothing of the former person stays. */
export function IdentityTab({ overview: { identities } }: { overview: Overview }) {
  const { token, sysType } = useSession();
  return (
    <>
      <ChoiceRow
        label="账户系统"
        variant="segment"
        choices={systems}
        current={sysType}
        onChange={(system) => changeIdentity(token, system)}
      />
      <ChoiceList
        label="身份"
        choices={[
          ...identities.map((identity) => ({
            key: identity.usercode,
            name: identity.name,
            description: descriptionOf(identity),
            pressed: identity.token === token,
            onClick: () => changeIdentity(identity.token, sysType),
          })),
          {
            key: 'nobody',
            name: '未登录',
            description: '没有会话的页面',
            pressed: token === '',
            onClick: () => changeIdentity('', sysType),
          },
        ]}
      />
      <StartupTrace />
    </>
  );
}
