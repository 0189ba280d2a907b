import type { StartupStep } from '@/domain/session/startup';
import { useStartupTrace } from '@/state/startup-trace';
import { DescriptionList } from '@/ui/lists/description-list';

/** The condition and the action of each step. */
const reasons: Readonly<Record<StartupStep['kind'], string>> = {
  'super-app-session': '超级应用：钱包会话，来源 122',
  'check-binding': '地址带 bToken：查员工绑定',
  'exchange-key': '地址带 disposableKey：换 token',
  'channel-session': '渠道应用：同时取 token 和渠道',
  'take-token': '地址带 token',
  'ask-whose': '地址带另一个 token：先问是谁的钱包',
  'native-user': '超级应用或 MAIA：问原生用户信息',
  start: '页面开始',
  'city-info': '合并宿主的城市',
  'log-in-key': '用 token 换登录 key',
  'member-id': '等宿主写入会员号：50 ms 一次，最多 10 s',
};
const outcomes = { done: '完成', failed: '失败', 'too late': '超时' } as const;

/** The steps of the start-up: why each one ran, how long it took and what it changed in the session. */
export function StartupTrace() {
  const trace = useStartupTrace(({ rows }) => rows);
  return (
    <DescriptionList
      rows={trace.map(({ step, took, outcome, merged }) => [
        reasons[step],
        `${outcomes[outcome]} · ${took} ms${Object.entries(merged)
          .map(([name, value]) => ` · ${name}=${value}`)
          .join('')}`,
      ])}
    />
  );
}
