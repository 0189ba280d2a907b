import { useMemo } from 'react';
import { gatewayNow } from '@/api/clock';
import { supportCode } from '@/domain/support-code';
import { runningBuild } from '@/ui/browser/running-build';
import type { ErrorFooterProps } from '@/ui/feedback/error-footer';
import { errorActions } from './error-actions';
import { SupportCode } from './support-code';

/** Below an error: the code for customer service, with the moment at which the failure was shown. */
export default function ErrorFooter({ failure }: ErrorFooterProps) {
  const code = useMemo(
    () =>
      supportCode({
        build: runningBuild(),
        address: window.location.hash.slice(1),
        failure,
        time: gatewayNow(),
      }),
    [failure],
  );
  return (
    // The error is announced as it is; what stands below it is not read out with it.
    <div aria-live="off">
      <SupportCode code={code}>
        {Array.from(errorActions, ([name, Action]) => (
          <Action key={name} />
        ))}
      </SupportCode>
    </div>
  );
}
