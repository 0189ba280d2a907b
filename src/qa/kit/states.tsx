import { useWords } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { EmptyArt } from '@/ui/feedback/illustration';
import { StateBlock } from '@/ui/feedback/result-state';
import { sampleWords } from './messages';

const nothing = () => undefined;

export default function States() {
  const words = useWords(sampleWords);
  return (
    <>
      <Card title={words.inCard}>
        <StateBlock
          title={words.failed}
          line={words.failedLine}
          way={{ label: words.again, go: nothing }}
          otherWay={{ label: words.quiet, go: nothing }}
        />
      </Card>
      <StateBlock
        art={<EmptyArt variant="empty" />}
        title={words.empty}
        line={words.emptyLine}
        way={{ label: words.emptyWay, go: nothing }}
      />
      <StateBlock
        art={<EmptyArt variant="error" />}
        title={words.failed}
        line={words.failedLine}
        way={{ label: words.again, go: nothing }}
        otherWay={{ label: words.quiet, go: nothing }}
      />
      <StateBlock art={<EmptyArt variant="offline" />} title={words.offline} line={words.offlineLine} />
      <StateBlock art={<EmptyArt variant="lock" />} title={words.locked} line={words.lockedLine} />
      <StateBlock art={<EmptyArt variant="search" />} title={words.nothing} line={words.nothingLine} />
    </>
  );
}
