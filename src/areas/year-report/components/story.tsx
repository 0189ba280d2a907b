import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { UserAvatar } from '@/flows/user-avatar/user-avatar';
import { useMessages } from '@/messages/language';
import { usePreferences } from '@/state/preferences';
import { usePageHidden } from '@/ui/browser/page-hidden';
import { useReducedMotion } from '@/ui/browser/reduced-motion';
import { Button } from '@/ui/forms/button';
import { IconButton } from '@/ui/forms/icon-button';
import { TextButton } from '@/ui/forms/text-button';
import { Box, Inline, Stack } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Text } from '@/ui/text/text';
import type { YearReportData } from '../endpoints';
import { yearReportMessages } from '../messages';
import { storyPages } from '../story-pages';
import { useStoryClock } from '../use-story-clock';
import { isWithoutPointer, useTurns } from '../use-turns';
import { PictureSheet } from './picture-sheet';
import { StoryBar } from './story-bar';
import { StoryFrame } from './story-frame';
import { StoryPageView } from './story-page-view';
import { StoryProgress } from './story-progress';
import styles from './story.module.css';

interface StoryProps {
  report: YearReportData;
  /** The person's own name; empty while it is not known. */
  name: string;
  /** The wanted page, from 1 on. */
  page: number;
  onPage: (page: number) => void;
  /** Above the pages, such as when the figures were fetched. */
  note: ReactNode;
}

/**
 * The pages of a year, one at a time: by tap on either half, swipe or arrow keys, or by themselves. They stop for a held finger, the pause
 * button, the focus of a keyboard or a screen reader, the open sheet, and with reduced motion; the last page stays.
 */
export function Story({ report, name, page, onPage, note }: StoryProps) {
  const messages = useMessages(yearReportMessages);
  const areAmountsHidden = usePreferences(({ amountsHidden }) => amountsHidden);
  const reducesMotion = useReducedMotion();
  const isPageHidden = usePageHidden();
  const [isPaused, setPaused] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const pages = storyPages(report, messages, {
    amounts: areAmountsHidden ? 'hidden' : 'shown',
    names: true,
  });
  const index = Math.min(Math.max(page, 1), pages.length) - 1;
  const shown = pages[index];
  const isLast = index === pages.length - 1;
  const turn = (by: number) => {
    const next = index + by;
    if (next >= 0 && next < pages.length) onPage(next + 1);
  };
  const { isHeld, handlers, handleTap } = useTurns(!isSheetOpen, turn);
  const isTimed = !reducesMotion && !isLast;
  const isRunning = isTimed && !isPaused && !isHeld && !hasFocus && !isSheetOpen && !isPageHidden;
  useStoryClock(index, isRunning, () => turn(1));
  const handleZone = (by: number, event: MouseEvent) => {
    // A screen reader may be reading what the next page would take away.
    if (isWithoutPointer(event.detail)) setPaused(true);
    handleTap(by, event);
  };
  useEffect(() => {
    if (window.scrollY > 0) window.scrollTo(0, 0);
  }, [index]);
  if (shown === undefined) return null;
  const owner = messages.owner(name, report.year);
  return (
    <>
      <div
        onFocus={({ target }) => setHasFocus(target.matches(':focus-visible'))}
        onBlur={() => setHasFocus(false)}
      >
        <StoryFrame
          head={
            <>
              <StoryProgress page={index} pages={pages.length} isRunning={isRunning} isTimed={isTimed} />
              <StoryBar>
                <UserAvatar name={name} size={28} />
                <Text as="p" marginX={2} grow size="note" breakWords>
                  {owner}
                </Text>
                {!reducesMotion && (
                  <IconButton
                    type="button"
                    position="relative"
                    className={styles.button}
                    aria-label={isPaused ? messages.play : messages.pause}
                    onClick={() => setPaused(!isPaused)}
                  >
                    <Icon name={isPaused ? 'play' : 'pause'} size={20} />
                  </IconButton>
                )}
              </StoryBar>
              {note}
            </>
          }
          actions={
            <Inline align="stretch">
              <Link
                className={styles.share}
                to={href('/webviewShare', {
                  title: messages.shareTitle(report.year),
                  text: messages.shareText,
                  url: `#${href('/activityYears', { year: report.year })}`,
                })}
              >
                {messages.share}
              </Link>
              <Button block className={styles.save ?? ''} onClick={() => setSheetOpen(true)}>
                <Box as="span" marginRight={2}>
                  <Icon name="download" size={18} />
                </Box>
                {messages.save}
              </Button>
            </Inline>
          }
        >
          <Stack flex={1} aria-live={isRunning ? 'off' : 'polite'}>
            <StoryPageView key={shown.id} page={shown}>
              {isLast && <OtherYears report={report} />}
            </StoryPageView>
          </Stack>
          <div className={styles.zones} {...handlers}>
            <Box
              as="button"
              type="button"
              flex={1}
              className={styles.zone}
              aria-label={messages.previous}
              aria-disabled={index === 0}
              onClick={(event) => handleZone(-1, event)}
            />
            <Box
              as="button"
              type="button"
              flex={1}
              className={styles.zone}
              aria-label={isLast ? messages.fromStart : messages.next}
              onClick={(event) => handleZone(isLast ? -index : 1, event)}
            />
          </div>
        </StoryFrame>
      </div>
      {isSheetOpen && (
        <PictureSheet
          report={report}
          owner={owner}
          name={name}
          page={shown.id}
          number={index + 1}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </>
  );
}

/** The way to the other years that have something to tell. */
function OtherYears({ report: { year, years } }: { report: YearReportData }) {
  const messages = useMessages(yearReportMessages);
  const others = years.filter((each) => each !== year);
  if (others.length === 0) return null;
  return (
    <nav className={styles.years} aria-label={messages.otherYears}>
      {others.map((each) => (
        <TextButton
          as={Link}
          key={each}
          display="inline-flex"
          align="center"
          marginRight={4}
          weight="bold"
          to={href('/activityYears', { year: each })}
          replace
        >
          {messages.otherYear(each)}
        </TextButton>
      ))}
    </nav>
  );
}
