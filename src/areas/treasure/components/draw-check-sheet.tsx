import { useState } from 'react';
import type { DataOf } from '@/api/endpoint';
import { QueryView } from '@/flows/query-view/query-view';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { Box, Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Sheet } from '@/ui/overlays/sheet';
import { Note, Text, Title } from '@/ui/text/text';
import { treasureDraw } from '../endpoints';
import { treasureMessages } from '../messages';
import { checkDraw, drawText } from '../rules/draw';
import { shareNumber } from '../rules/round';
import { CopyButton } from './copy-button';
import styles from './draw-check-sheet.module.css';

type Draw = DataOf<typeof treasureDraw>;
/** Payments that are listed before all are asked for. */
const shownFirst = 10;

/** The rules of the draw, what was published, and the winner as this phone computes it. */
export function DrawCheckSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const messages = useMessages(treasureMessages);
  const query = useEndpoint(treasureDraw, { id }, { staleTime: 0 });
  return (
    <Sheet title={messages.check} onClose={onClose}>
      <QueryView
        query={query}
        title={messages.failed}
        skeleton={<Skeleton label={messages.loading} bars={[120, 64, 180]} />}
      >
        {(draw) => (
          <>
            <Outcome draw={draw} />
            <Title as="h3" marginTop={4} marginBottom={2}>
              {messages.how}
            </Title>
            <ol className={styles.rules}>
              {messages.rules.map((rule) => (
                <Note as="li" key={rule} marginBottom={1} lineHeight="loose">
                  {rule}
                </Note>
              ))}
            </ol>
            <PaidShares shares={draw.shares} />
          </>
        )}
      </QueryView>
    </Sheet>
  );
}

function Outcome({ draw }: { draw: Draw }) {
  const messages = useMessages(treasureMessages);
  const { commitment, seed, total, announced, shares } = draw;
  const isDrawn = seed !== null && announced !== null;
  const checked = isDrawn ? checkDraw({ commitment, seed, total, announced }, shares) : null;
  return (
    <>
      {checked === null ? (
        <Note>{messages.checkLater}</Note>
      ) : (
        <Box as="ul" marginBottom={3} paddingY={2} paddingX={4} radius="m" background="sunken">
          <Check isRight={checked.isSeedKept} texts={messages.checks.seed} />
          <Check isRight={checked.isListComplete} texts={messages.checks.list} />
          <Check isRight={checked.isSameNumber} texts={messages.checks.number} />
        </Box>
      )}
      <dl>
        <Value name={messages.commitment} value={commitment} />
        <Value name={messages.seed} value={seed ?? messages.seedLater} />
        {announced !== null && <Value name={messages.announced} value={shareNumber(announced)} />}
        {checked?.number != null && <Value name={messages.computed} value={shareNumber(checked.number)} />}
      </dl>
      {isDrawn && <CopyButton text={drawText(seed, shares)} label={messages.copySource} />}
    </>
  );
}

function Check({ isRight, texts: [right, wrong] }: { isRight: boolean; texts: readonly string[] }) {
  return (
    <Inline as="li" paddingY={1} tone="success" className={styles.check} data-right={isRight}>
      <Icon name={isRight ? 'check' : 'warning'} size={20} />
      <Text marginLeft={2} tone="plain">
        {isRight ? right : wrong}
      </Text>
    </Inline>
  );
}

function Value({ name, value }: { name: string; value: string }) {
  return (
    <Box marginTop={2}>
      <Note as="dt">{name}</Note>
      <dd className={styles.value}>{value}</dd>
    </Box>
  );
}

function PaidShares({ shares }: Pick<Draw, 'shares'>) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(treasureMessages);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? shares : shares.slice(0, shownFirst);
  return (
    <>
      <Title as="h3" marginTop={4} marginBottom={2}>
        {messages.list(shares.length)}
      </Title>
      <ul>
        {shown.map(({ first, count, paidAt, name, isMe }) => (
          <Inline as="li" key={first} wrap justify="between" paddingY={1} font="number">
            <span>{messages.listRow(shareNumber(first), shareNumber(first + count - 1))}</span>
            <Note as="span">
              {isMe ? messages.me : name} {formatMoment(paidAt, 'exact')}
            </Note>
          </Inline>
        ))}
      </ul>
      {shown.length < shares.length && (
        <Button variant="quiet" block onClick={() => setWhole(true)}>
          {messages.showAll}
        </Button>
      )}
    </>
  );
}
