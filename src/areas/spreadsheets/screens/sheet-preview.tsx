import { useNavigate, useSearchParams } from 'react-router-dom';
import { judgeAddress } from '@/domain/external-links/outside-address';
import { href } from '@/domain/href';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { openExternal } from '@/state/external-navigation';
import { useRuntimeConfig } from '@/state/runtime-config';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { ReadingState } from '../components/reading-state';
import { RefusedFile } from '../components/refused-file';
import { SheetBook } from '../components/sheet-book';
import { sheetsMessages } from '../messages';
import { useLinkedSheet } from '../use-linked-sheet';

/** /excelPreview: a spreadsheet behind the link `url`, read only. */
export default function SheetPreview() {
  const messages = useMessages(sheetsMessages);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const config = useRuntimeConfig();
  const url = search.get('url') ?? '';
  const toHome = { label: messages.toHome, onClick: () => void navigate(href('/home'), { replace: true }) };
  if (url === '') {
    return (
      <Page>
        <ResultState
          art={<Illustration variant="empty" />}
          title={messages.noLink}
          description={messages.noLinkLine}
          action={toHome}
        />
      </Page>
    );
  }
  if (config === null) {
    return (
      <Page>
        <Loading />
      </Page>
    );
  }
  const verdict = judgeAddress(url, config.allowedHosts);
  switch (verdict.kind) {
    case 'open':
      return <Linked key={verdict.url} url={verdict.url} />;
    case 'ask':
      return (
        <Page>
          <ResultState
            art={<Illustration variant="lock" />}
            title={messages.elsewhere(verdict.host)}
            description={messages.elsewhereLine}
            action={{ label: messages.openElsewhere, onClick: () => openExternal(verdict.url) }}
            secondaryAction={toHome}
          />
        </Page>
      );
    case 'in-app':
    case 'refuse':
      return (
        <Page>
          <ResultState
            alarming
            art={<Illustration variant="lock" />}
            title={messages.refused}
            description={messages.refusedLine}
            action={toHome}
          />
        </Page>
      );
  }
}

function Loading() {
  const messages = useMessages(sheetsMessages);
  return <Skeleton label={messages.loading} bars={[68, 44, 420]} />;
}

function Linked({ url }: { url: string }) {
  const messages = useMessages(sheetsMessages);
  const errors = useMessages(errorMessages);
  const [state, retry] = useLinkedSheet(url);
  if (state.kind === 'read') return <SheetBook {...state} />;
  const again = { label: messages.again, onClick: retry };
  return (
    <Page>
      {state.kind === 'loading' && <Loading />}
      {state.kind === 'reading' && (
        <ReadingState fileName={state.fileName} rows={state.rows} of={state.of} onStop={state.stop} />
      )}
      {state.kind === 'refused' && <RefusedFile fileName={state.fileName} problem={state.problem} />}
      {(state.kind === 'failed' || state.kind === 'stopped') && (
        <ResultState
          alarming={state.kind === 'failed'}
          art={<Illustration variant="error" />}
          title={state.kind === 'failed' ? messages.linkFailed : messages.stopped}
          description={state.kind === 'failed' ? describe(state.failure) : undefined}
          failure={state.kind === 'failed' ? (state.failure ?? undefined) : undefined}
          action={again}
        />
      )}
    </Page>
  );

  function describe(failure: Parameters<typeof failureText>[0] | null): string {
    if (failure === null) return messages.failedLine;
    return failure.kind === 'http' && failure.status === 404
      ? messages.linkGone
      : failureText(failure, errors);
  }
}
