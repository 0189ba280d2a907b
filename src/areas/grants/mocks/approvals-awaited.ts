import type { RequestKind } from '@/domain/grants/grant-state';
import type { Awaited } from '@/mocks/home/awaited';
import { approverOfStep } from './grant-request';

const ofKind = (kind: RequestKind): Awaited => ({
  what: kind === 'activity' ? 'activity-approval' : 'grant-approval',
  of: (state, { usercode }) =>
    state.grants.requests
      .filter(
        (request) =>
          request.kind === kind && request.owner !== usercode && approverOfStep(request) === usercode,
      )
      .map(() => null),
});

export const awaited: readonly Awaited[] = [ofKind('activity'), ofKind('grant')];
