import { realClock } from './clock';
import type { RuntimeConfig } from './current';
import type { MemberInfo } from './host';
import { awaitMemberId } from './member-id';

/**
 * Calls that are the page's own where no native side stands around it: the shell sets the document's title, no loading sign waits, and the
 * person's id is looked for in the app's own store.
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
