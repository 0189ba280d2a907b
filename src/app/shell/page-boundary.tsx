import { Component, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '@/messages/language';
import { shellMessages } from '@/messages/shell';
import { ResultState } from '@/ui/feedback/result-state';
import { Page } from '@/ui/layout/page';
import { reloadPage } from './reload';

interface BoundaryProps {
  /** Changing it resets the boundary. */
  resetKey: string;
  children: ReactNode;
}

interface Crash {
  resetKey: string;
  /** What was thrown, in a box: anything can be thrown. */
  thrown: { error: unknown } | null;
}

/**
 * A crash, or a part that does not load, stays within its page; the next visit forgets it. Stands on the way to the first paint, where a
 * library's would cost more than all that is needed of it.
 */
export class PageBoundary extends Component<BoundaryProps, Crash> {
  override state: Crash = { resetKey: this.props.resetKey, thrown: null };

  static getDerivedStateFromError(error: unknown): Partial<Crash> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, crash: Crash): Crash | null {
    return resetKey === crash.resetKey ? null : { resetKey, thrown: null };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (thrown === null) return this.props.children;
    return <Broken error={thrown.error} onRetry={() => this.setState({ thrown: null })} />;
  }
}

function Broken({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const messages = useMessages(shellMessages);
  const navigate = useNavigate();
  const part = missingPart(error);
  return (
    <Page title={messages.product}>
      <ResultState
        alarming
        title={part === null ? messages.crashTitle : messages.chunkTitle}
        description={part === null ? messages.crashLine : messages.chunkLine(part)}
        // A part that failed to load stays failed for the browser until the page is loaded anew.
        action={
          part === null
            ? { label: messages.retry, onClick: onRetry }
            : { label: messages.reload, onClick: reloadPage }
        }
        secondaryAction={{ label: messages.home, onClick: () => void navigate('/home') }}
      />
    </Page>
  );
}

/** The name of the file that did not come, or null where the error is another one. */
function missingPart(error: unknown): string | null {
  const message = error instanceof Error ? error.message : '';
  if (!/dynamically imported module|module script failed|preload CSS/i.test(message)) return null;
  return /([\w.-]+)\.(?:js|css|tsx?)\b/.exec(message)?.[1] ?? '';
}
