import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { maskPhone } from '@/domain/mask';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { DescriptionList } from '@/ui/lists/description-list';
import { ChoiceList } from './choice-list';
import { control, type Identity } from './control';
import { partnerLoginMessages } from './partner-login-messages';
import { returnTo, returnUrlOf } from './partner-return';

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

/** /partner-login: replaces the partner's log-in page; shows the parameters that it got and returns with a binding token. */
export default function PartnerLogin() {
  const messages = useMessages(partnerLoginMessages);
  const [query] = useSearchParams();
  const shownOf = (name: (typeof parameters)[number]): string => {
    const value = query.get(name) ?? '';
    if (value === '') return messages.empty;
    if (name === 'b_token' || name === 'onceTokenKey') return messages.masked;
    return name === 'phoneNumber' ? maskPhone(value) : value;
  };
  const returnUrl = returnUrlOf(query.get('redirectUrl') ?? '', window.location.origin);
  return (
    <Page title={messages.title}>
      <Box marginBottom={3}>
        <NoticeBar tone="warning">
          <strong>{messages.mock}</strong> · {messages.mockLine}
        </NoticeBar>
      </Box>
      <Card title={messages.given}>
        <DescriptionList ruled rows={parameters.map((name) => [name, shownOf(name)])} />
      </Card>
      {returnUrl === null ? (
        <ResultState title={messages.foreignTitle} description={messages.foreignLine} alarming />
      ) : (
        <Card title={messages.who}>
          <Identities onChosen={(usercode) => returnTo(returnUrl, usercode)} />
          <Button block variant="quiet" onClick={() => returnTo(returnUrl, null)}>
            {messages.decline}
          </Button>
        </Card>
      )}
    </Page>
  );
}

function Identities({ onChosen }: { onChosen: (usercode: string) => void }) {
  const messages = useMessages(partnerLoginMessages);
  const [identities, setIdentities] = useState<readonly Identity[] | 'failed' | null>(null);
  useEffect(() => {
    control.state().then(
      (overview) => setIdentities(overview.identities),
      () => setIdentities('failed'),
    );
  }, []);
  if (identities === null) return <Skeleton label={messages.loading} bars={[48, 48, 48]} />;
  if (identities === 'failed')
    return <ResultState title={messages.failed} description={messages.failedLine} alarming />;
  return (
    <ChoiceList
      label={messages.who}
      choices={identities.map(({ usercode, name, department, jobNumber, departed }) => ({
        key: usercode,
        name,
        description: [department, jobNumber, ...(departed ? [messages.departed] : [])].join(' · '),
        pressed: false,
        onClick: () => onChosen(usercode),
      }))}
    />
  );
}
