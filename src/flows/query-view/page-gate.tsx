import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { QueryView } from './query-view';

/** What a page says before its content is there, and where there is none. */
interface GateTexts {
  loading: string;
  failed: string;
  gone: string;
  goneLine: string;
  /** Leads on where there is no content. */
  action: { label: string; to: string };
}

interface PageGateProps<Data> {
  query: { data: Data | null | undefined; error: Error | null; refetch: () => unknown };
  title: string;
  texts: GateTexts;
  /** The heights of the parts to come. */
  bars: readonly number[];
  children: (data: Data) => ReactNode;
}

/** A page that its content makes as a whole: until it has come its skeleton, or why it is not there. */
export function PageGate<Data>({ query, title, texts, bars, children }: PageGateProps<Data>) {
  const navigate = useNavigate();
  if (query.data != null) return children(query.data);
  const { label, to } = texts.action;
  return (
    <Page title={title} glow>
      <QueryView
        query={query}
        title={texts.failed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={texts.loading} bars={bars} />}
      >
        {() => (
          <ResultState
            art={<Illustration variant="search" />}
            title={texts.gone}
            description={texts.goneLine}
            action={{ label, onClick: () => void navigate(to, { replace: true }) }}
          />
        )}
      </QueryView>
    </Page>
  );
}
