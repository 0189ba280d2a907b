import { useState } from 'react';
import { currentHost } from '@/host/detect';
import { useMessages } from '@/messages/language';
import { usePreferences } from '@/state/preferences';
import { downloadBlob } from '@/ui/browser/download-blob';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Button } from '@/ui/forms/button';
import { SwitchRow } from '@/ui/forms/form-row';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { Inline } from '@/ui/layout/box';
import { Sheet } from '@/ui/overlays/sheet';
import type { YearReportData } from '../endpoints';
import { pngOf } from '../make-picture';
import { yearReportMessages } from '../messages';
import type { StoryPageId, StoryView } from '../rules/story-page';
import { storyPages } from '../story-pages';
import { usePicture } from '../use-picture';
import styles from './picture-sheet.module.css';

interface PictureSheetProps {
  report: YearReportData;
  /** The owner and the year, as the story shows them. */
  owner: string;
  /** The owner's name; empty while it is not known. */
  name: string;
  page: StoryPageId;
  /** The place of the page, from 1 on. */
  number: number;
  onClose: () => void;
}

/**
 * A page as a picture, with the choice what it tells: names of colleagues only where the person wants them. Web views of other apps cannot
 * download, so that the picture is pressed there.
 */
export function PictureSheet({ report, owner, name, page, number, onClose }: PictureSheetProps) {
  const messages = useMessages(yearReportMessages);
  const areAmountsHidden = usePreferences(({ amountsHidden }) => amountsHidden);
  const [hasNames, setHasNames] = useState(false);
  const [hasAmounts, setHasAmounts] = useState(!areAmountsHidden);
  const [saving, setSaving] = useState<'saved' | 'failed' | null>(null);
  const [isBusy, run] = useSingleTask();
  const pageWith = (view: StoryView) => storyPages(report, messages, view).find(({ id }) => id === page);
  const view = { names: hasNames, amounts: hasAmounts ? 'shown' : 'left-out' } as const;
  const isChangedBy = (other: StoryView) =>
    JSON.stringify(pageWith(view)) !== JSON.stringify(pageWith(other));
  const shown = pageWith(view);
  const { canvas, url, hasFailed, retry } = usePicture(shown, { owner, name, signature: messages.signature });
  const canDownload = currentHost() === 'browser';
  const handleSave = () =>
    run(async () => {
      if (canvas === null) return;
      try {
        downloadBlob(await pngOf(canvas), messages.pictureName(report.year, number));
        setSaving('saved');
      } catch {
        setSaving('failed');
      }
    });
  const set = (change: () => void) => () => {
    setSaving(null);
    change();
  };
  return (
    <Sheet title={messages.pictureTitle} onClose={onClose}>
      <Inline justify="center" align="stretch">
        {url === null ? (
          <div className={styles.blank} role="status" aria-label={hasFailed ? undefined : messages.drawing} />
        ) : (
          <img
            className={styles.picture}
            src={url}
            alt={messages.picture(shown === undefined ? '' : `${shown.lead} ${shown.figure}${shown.unit}`)}
          />
        )}
      </Inline>
      <ErrorNotice text={hasFailed || saving === 'failed' ? messages.pictureFailed : null} />
      <div>
        {isChangedBy({ ...view, names: !hasNames }) && (
          <SwitchRow
            label={messages.withNames}
            note={messages.withNamesNote}
            checked={hasNames}
            onChange={set(() => setHasNames(!hasNames))}
          />
        )}
        {isChangedBy({ ...view, amounts: hasAmounts ? 'left-out' : 'shown' }) && (
          <SwitchRow
            label={messages.withAmounts}
            checked={hasAmounts}
            onChange={set(() => setHasAmounts(!hasAmounts))}
          />
        )}
      </div>
      <p role="status" className={styles.said}>
        {saving === 'saved' ? messages.saved : canDownload || url === null ? '' : messages.longPress}
      </p>
      {hasFailed ? (
        <Button block onClick={retry}>
          {messages.again}
        </Button>
      ) : (
        canDownload && (
          <Button block busy={isBusy} disabled={canvas === null} onClick={handleSave}>
            {messages.save}
          </Button>
        )
      )}
    </Sheet>
  );
}
