import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation, useNavigate } from 'react-router-dom';
import { shellWords } from '@/messages/shell';
import { useWords } from '@/messages/words';
import { Page } from '@/ui/page';
import { StateBlock } from '@/ui/state-block';

/** A crash, or a part that does not load, stays within its page; going to another page forgets it. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={Broken} resetKeys={[pathname]}>
      {children}
    </ErrorBoundary>
  );
}

function Broken({ error, resetErrorBoundary }: FallbackProps) {
  const words = useWords(shellWords);
  const navigate = useNavigate();
  const part = missingPart(error);
  return (
    <Page title={words.product}>
      <StateBlock
        alarming
        title={part === null ? words.crashTitle : words.chunkTitle}
        line={part === null ? words.crashLine : words.chunkLine(part)}
        // A part that failed to load stays failed for the browser until the page is loaded anew.
        way={
          part === null
            ? { label: words.retry, go: resetErrorBoundary }
            : { label: words.reload, go: () => window.location.reload() }
        }
        otherWay={{ label: words.home, go: () => void navigate('/home') }}
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
