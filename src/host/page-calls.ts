import { realClock } from './clock';
import type { MemberInfo } from './host';
import { awaitMemberId } from './member-id';
import type { RuntimeConfig } from './runtime-config';

/**
 * The calls that the page provides itself where there is no native side: the shell sets the document's title, there is no loading sign to
 * remove, and the person's id comes from the app's own store.
 */
export function pageCalls({ memberId }: Pick<RuntimeConfig, 'memberId'>) {
  return {
    setTitle: () => Promise.resolve(),
    pageFinished: () => Promise.resolve(),
    getMemberInfo: async (): Promise<MemberInfo> => ({
      memberId: await awaitMemberId(memberId, realClock),
      token: '',
    }),
  };
}
