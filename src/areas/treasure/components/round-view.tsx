import { useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { useSheet } from '@/flows/navigation/use-sheet';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Petals } from '@/ui/gifts/petals';
import { Box, Inline, Surface } from '@/ui/layout/box';
import { Page } from '@/ui/layout/page';
import { Picture } from '@/ui/media/picture';
import { Note, Text, Title } from '@/ui/text/text';
import type { RoundDetail } from '../endpoints';
import { treasureMessages } from '../messages';
import { mostShares, shareNumber } from '../rules/round';
import { DrawCheckSheet } from './draw-check-sheet';
import { DrawProof } from './draw-proof';
import { JoinActionBar } from './join-action-bar';
import { OddsCard } from './odds-card';
import { PastWinners } from './past-winners';
import { ShareNumbers } from './share-numbers';
import { ShareProgress } from './share-progress';
import styles from './round-view.module.css';

/** A round: goods, progress, odds and cost, the person's numbers, and how the draw is computed. */
export function RoundView({ round }: { round: RoundDetail }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(treasureMessages);
  const check = useSheet('check', { stepsBack: 0 });
  const [wanted, setWanted] = useState(1);
  const { id, serial, name, picture, worth, state, startsAt, endsAt, drawnAt, winner } = round;
  const { open, left, limit, taken, numbers, past } = round;
  const most = mostShares({ left, limit, mine: taken });
  const count = open?.count ?? Math.max(1, Math.min(wanted, most));
  return (
    <div className={styles.gilt}>
      <Page
        highlight
        action={
          <Link className={styles.past} to={href('/grabTreasureHome', { state: 'drawn' })}>
            {messages.pastLink}
          </Link>
        }
        actionBar={<JoinActionBar round={round} count={count} most={most} onChange={setWanted} />}
      >
        {winner?.isMe === true && <Petals />}
        <div className={styles.stage}>
          <span className={styles.picture}>
            <Picture src={picture} width={168} height={168} icon="gift" />
          </span>
        </div>
        <Surface as="section" marginBottom={3} padding={4} radius="xl" shadow={2}>
          <Inline align="start">
            <Box marginRight={2} grow>
              <Title size="title" breakWords>
                {name}
              </Title>
              <Note>{messages.serial(serial, formatCoins(worth))}</Note>
            </Box>
            <Tag tone={state === 'running' ? 'primary' : 'plain'}>{messages.states[state]}</Tag>
          </Inline>
          <ShareProgress round={round} />
          <Note>
            {state === 'soon' && messages.startsAt(formatMoment(startsAt, 'full'))}
            {state === 'running' && messages.endsAt(formatMoment(endsAt, 'full'))}
            {drawnAt !== null && messages.drawnAt(formatMoment(drawnAt, 'full'))}
          </Note>
          {winner !== null && (
            <Text as="p" marginTop={2} tone="gold" weight="bold">
              {winner.isMe
                ? messages.wonByMe(shareNumber(winner.number))
                : messages.wonBy(winner.name, shareNumber(winner.number))}
            </Text>
          )}
        </Surface>
        {(state === 'running' || state === 'soon') && <OddsCard round={round} count={count} />}
        <ShareNumbers numbers={numbers} winning={winner?.number ?? null} />
        <DrawProof round={round} onCheck={check.open} />
        <PastWinners past={past} />
        {check.isOpen && <DrawCheckSheet id={id} onClose={check.close} />}
      </Page>
    </div>
  );
}
