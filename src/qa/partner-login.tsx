import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { maskPhone } from '@/domain/mask';
import { useWords } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Facts } from '@/ui/lists/description-list';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateBlock } from '@/ui/feedback/result-state';
import { ChoiceList } from './choice-list';
import { control, type Identity } from './control';
import { backTo, leadBack } from './partner-return';
import { partnerLoginWords } from './partner-login-messages';
import styles from './partner-login.module.css';

const parameters = [
  'protocolType',
  'bu_code',
  'channel',
  'prefix',
  'phoneNumber',
  'b_token',
  'onceTokenKey',
  'redirectUrl',
] as const;

/** /partner-login: stands in for the partner's log-in page; shows what it was told, and hands back a binding token. */
export default function PartnerLogin() {
  const words = useWords(partnerLoginWords);
  const [query] = useSearchParams();
  const shownOf = (name: (typeof parameters)[number]): string => {
    const value = query.get(name) ?? '';
    if (value === '') return words.empty;
    if (name === 'b_token' || name === 'onceTokenKey') return words.masked;
    return name === 'phoneNumber' ? maskPhone(value) : value;
  };
  const back = backTo(query.get('redirectUrl') ?? '', window.location.origin);
  return (
    <Page title={words.title}>
      <div className={styles.mark}>
        <NoticeBar tone="warning">
          <strong>{words.mock}</strong> · {words.mockLine}
        </NoticeBar>
      </div>
      <Card title={words.given}>
        <Facts ruled rows={parameters.map((name) => [name, shownOf(name)])} />
      </Card>
      {back === null ? (
        <StateBlock title={words.foreignTitle} line={words.foreignLine} alarming />
      ) : (
        <Card title={words.who}>
          <Identities onChosen={(usercode) => leadBack(back, usercode)} />
          <Button block look="quiet" onClick={() => leadBack(back, null)}>
            {words.decline}
          </Button>
        </Card>
      )}
    </Page>
  );
}

function Identities({ onChosen }: { onChosen: (usercode: string) => void }) {
  const words = useWords(partnerLoginWords);
  const [identities, setIdentities] = useState<readonly Identity[] | 'failed' | null>(null);
  useEffect(() => {
    control.state().then(
      (overview) => setIdentities(overview.identities),
      () => setIdentities('failed'),
    );
  }, []);
  if (identities === null) return <Skeleton label={words.loading} bars={[48, 48, 48]} />;
  if (identities === 'failed') return <StateBlock title={words.failed} line={words.failedLine} alarming />;
  return (
    <ChoiceList
      label={words.who}
      choices={identities.map(({ usercode, name, department, jobNumber, departed }) => ({
        key: usercode,
        name,
        line: [department, jobNumber, ...(departed ? [words.departed] : [])].join(' · '),
        pressed: false,
        go: () => onChosen(usercode),
      }))}
    />
  );
}
