import { useMessages } from '@/messages/language';
import { thirdPartyPage } from '@/mocks/cashier/third-party';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { ResultState } from '@/ui/feedback/result-state';
import { Button } from '@/ui/forms/button';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { WayBack } from '@/ui/layout/way-back';
import { DescriptionList } from '@/ui/lists/description-list';
import { Text, Title } from '@/ui/text/text';
import type { Departure } from './departure';
import { outsideMessages } from './outside-messages';
import { ThirdPartyAnswers } from './third-party-answers';

interface OutsidePageProps {
  /** Null where the page was opened directly. */
  departure: Departure | null;
  onBack: () => void;
}

/** Replaces an external page in mocked mode; shows its address and the parameters that it got. */
export function OutsidePage({ departure, onBack }: OutsidePageProps) {
  const messages = useMessages(outsideMessages);
  return (
    <WayBack value={{ label: messages.back, onClick: onBack }}>
      <title>{messages.title}</title>
      <Page
        title={messages.title}
        actionBar={
          <Button block onClick={onBack}>
            {messages.back}
          </Button>
        }
      >
        <Box marginBottom={3}>
          <NoticeBar tone="warning">
            <strong>{messages.mock}</strong> · {messages.mockLine}
          </NoticeBar>
        </Box>
        {departure === null ? (
          <ResultState title={messages.unknown} description={messages.unknownLine} />
        ) : (
          <>
            {departure.address === thirdPartyPage && <ThirdPartyAnswers />}
            <Destination departure={departure} />
          </>
        )}
      </Page>
    </WayBack>
  );
}

function Destination({ departure: { host, address, posted, parameters, fields } }: { departure: Departure }) {
  const messages = useMessages(outsideMessages);
  return (
    <>
      <Card title={messages.where}>
        <Title as="p" size="title" breakWords>
          {host}
        </Title>
        <DescriptionList
          ruled
          rows={[
            [messages.address, address],
            [messages.sent, posted ? messages.posted : messages.opened],
          ]}
        />
      </Card>
      <Sent title={messages.parameters} values={parameters} />
      {posted && <Sent title={messages.fields} values={fields} />}
    </>
  );
}

function Sent({ title, values }: { title: string; values: Departure['parameters'] }) {
  const messages = useMessages(outsideMessages);
  const shown = (value: string | null) => (value === '' ? messages.empty : (value ?? messages.masked));
  return (
    <Card title={title}>
      {values.length === 0 ? (
        <Text as="p" tone="secondary">
          {messages.nothing}
        </Text>
      ) : (
        <DescriptionList ruled rows={values.map(([name, value]) => [name, shown(value)])} />
      )}
    </Card>
  );
}
