import { useEffect, type ReactNode } from 'react';
import { gatewayNow } from '@/api/clock';
import { toReceiptTime } from '@/domain/business-time';
import { Reading } from '@/flows/query-view/query-view';
import { agreementWords } from '@/messages/agreements';
import { useWords } from '@/messages/language';
import { useAgreementText } from '@/queries/agreements';
import { agreementFetched, useAgreementTexts } from '@/state/agreement-texts';
import { addressOffered } from '@/state/external-navigation';
import { usePreferences } from '@/state/preferences';
import { useSurroundings } from '@/state/runtime-config';
import { EmptyArt } from '@/ui/feedback/illustration';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import OutsideHtml from '@/ui/media/outside-html';
import { Skeleton } from '@/ui/feedback/skeleton';
import styles from './agreement-text.module.css';

interface AgreementTextProps {
  agreement: 'privacy' | 'redemption';
  /** Stands behind the last line; is given the version that was read. */
  end?: (version: string) => ReactNode;
}

const nowhere: readonly string[] = [];

/** An agreement with its version and contents; what was read before stands at once, and without a network too. */
export function AgreementText({ agreement, end }: AgreementTextProps) {
  const words = useWords(agreementWords);
  const language = usePreferences((preferences) => preferences.language);
  const imageHosts = useSurroundings()?.imageHosts ?? nowhere;
  const query = useAgreementText({ agreement, language });
  const kept = useAgreementTexts(({ texts }) => texts[`${agreement} ${language}`]);
  const { data: fetched } = query;

  useEffect(() => {
    if (fetched !== undefined) {
      agreementFetched(`${agreement} ${language}`, { ...fetched, readAt: gatewayNow() });
    }
  }, [fetched, agreement, language]);

  return (
    <Reading
      query={{ ...query, data: fetched ?? kept }}
      title={words.textFailed}
      art={<EmptyArt variant="error" />}
      skeleton={<Skeleton label={words.loading} bars={[20, 200, 20, 20, 20, 96, 20, 20]} />}
    >
      {({ version, date, html }) => (
        <>
          {fetched === undefined && kept !== undefined && query.isError && (
            <div className={styles.kept}>
              <NoticeBar tone="warning" action={{ label: words.retry, go: () => void query.refetch() }}>
                {words.textKept(toReceiptTime(kept.readAt))}
              </NoticeBar>
            </div>
          )}
          <article className={styles.paper}>
            <p className={styles.version}>{words.version(version, date)}</p>
            <OutsideHtml
              html={html}
              imageHosts={imageHosts}
              onAddress={addressOffered}
              contents={words.contents}
            />
          </article>
          {end?.(version)}
        </>
      )}
    </Reading>
  );
}
