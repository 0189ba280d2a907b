import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Card } from '@/ui/layout/card';
import { sampleMessages } from './messages';

const nothing = () => undefined;

export default function States() {
  const messages = useMessages(sampleMessages);
  return (
    <>
      <Card title={messages.inCard}>
        <ResultState
          title={messages.failed}
          description={messages.failedLine}
          action={{ label: messages.again, onClick: nothing }}
          secondaryAction={{ label: messages.quiet, onClick: nothing }}
        />
      </Card>
      <ResultState
        art={<Illustration variant="empty" />}
        title={messages.empty}
        description={messages.emptyLine}
        action={{ label: messages.emptyWay, onClick: nothing }}
      />
      <ResultState
        art={<Illustration variant="error" />}
        title={messages.failed}
        description={messages.failedLine}
        action={{ label: messages.again, onClick: nothing }}
        secondaryAction={{ label: messages.quiet, onClick: nothing }}
      />
      <ResultState
        art={<Illustration variant="offline" />}
        title={messages.offline}
        description={messages.offlineLine}
      />
      <ResultState
        art={<Illustration variant="lock" />}
        title={messages.locked}
        description={messages.lockedLine}
      />
      <ResultState
        art={<Illustration variant="search" />}
        title={messages.nothing}
        description={messages.nothingLine}
      />
    </>
  );
}
