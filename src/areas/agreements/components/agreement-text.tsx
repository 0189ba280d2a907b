import { useEffect, type ReactNode } from 'react';
import { gatewayNow } from '@/api/clock';
import { startOf, toMoment } from '@/domain/business-time';
import { QueryView } from '@/flows/query-view/query-view';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { openExternal } from '@/state/external-navigation';
import { usePreferences } from '@/state/preferences';
import { useRuntimeConfig } from '@/state/runtime-config';
import { Illustration } from '@/ui/feedback/illustration';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Box } from '@/ui/layout/box';
import OutsideHtml from '@/ui/media/outside-html';
import { Note } from '@/ui/text/text';
import { agreementText } from '../endpoints/agreement';
import { agreementMessages } from '../messages';
import { agreementFetched, useAgreementTexts } from '../state';
import styles from './agreement-text.module.css';

interface AgreementTextProps {
  agreement: 'privacy' | 'redemption';
  /** Rendered after the text; gets the version of that text. */
  end?: (version: string) => ReactNode;
}

const noHosts: readonly string[] = [];

/** An agreement with its version and table of contents. A text that was read before is shown at once, also offline. */
export function AgreementText({ agreement, end }: AgreementTextProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(agreementMessages);
  const language = usePreferences((preferences) => preferences.language);
  const imageHosts = useRuntimeConfig()?.imageHosts ?? noHosts;
  const query = useEndpoint(agreementText, { agreement, language });
  const stored = useAgreementTexts(({ texts }) => texts[`${agreement} ${language}`]);
  const { data: fetched } = query;

  useEffect(() => {
    if (fetched !== undefined) {
      agreementFetched(`${agreement} ${language}`, { ...fetched, readAt: gatewayNow() });
    }
  }, [fetched, agreement, language]);

  return (
    <QueryView
      query={{ ...query, data: fetched ?? stored }}
      title={messages.textFailed}
      art={<Illustration variant="error" />}
      skeleton={<Skeleton label={messages.loading} bars={[20, 200, 20, 20, 20, 96, 20, 20]} />}
    >
      {({ version, date, html }) => (
        <>
          {fetched === undefined && stored !== undefined && query.isError && (
            <Box marginBottom={3}>
              <NoticeBar
                tone="warning"
                action={{ label: messages.again, onClick: () => void query.refetch() }}
              >
                {messages.textKept(formatMoment(toMoment(stored.readAt), 'full'))}
              </NoticeBar>
            </Box>
          )}
          <article className={styles.paper}>
            <Note marginBottom={3}>{messages.version(version, formatMoment(startOf(date), 'date'))}</Note>
            <OutsideHtml
              html={html}
              imageHosts={imageHosts}
              onAddress={openExternal}
              contents={messages.contents}
            />
          </article>
          {end?.(version)}
        </>
      )}
    </QueryView>
  );
}
