import { useState } from 'react';
import { useWords } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { Countdown } from '@/ui/feedback/countdown';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Ring } from '@/ui/charts/ring';
import { StatusSteps } from '@/ui/feedback/status-steps';
import { Tag } from '@/ui/feedback/tag';
import styles from './kit.module.css';
import { sampleWords } from './messages';

const tones = ['plain', 'primary', 'gold', 'success', 'warning', 'info', 'danger'] as const;
const hour = 3_600_000;

export default function Marks() {
  const words = useWords(sampleWords);
  const [open, setOpen] = useState(true);
  const [start] = useState(Date.now);
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        {tones.map((tone, place) => (
          <Tag key={tone} tone={tone}>
            {words.tags[place] ?? ''}
          </Tag>
        ))}
      </div>
      {open && (
        <NoticeBar tone="info" onClose={() => setOpen(false)}>
          {words.info}
        </NoticeBar>
      )}
      <NoticeBar tone="success">{words.done}</NoticeBar>
      <NoticeBar tone="warning" action={{ label: words.look, go: () => setOpen(true) }}>
        {words.warning}
      </NoticeBar>
      <NoticeBar tone="danger">{words.danger}</NoticeBar>
      <Card>
        <StatusSteps label={words.stepsLabel} steps={words.steps.map((name) => ({ name }))} current={2} />
      </Card>
      <Card>
        <StatusSteps
          label={words.doneStepsLabel}
          steps={words.steps.map((name) => ({ name }))}
          current={words.steps.length}
        />
      </Card>
      <Card>
        <StatusSteps
          label={words.longStepsLabel}
          steps={words.longSteps.map((name, place) =>
            place < 3 ? { name, note: words.stepNote } : { name },
          )}
          current={3}
        />
      </Card>
      <div className={styles.row}>
        <span>{words.countdown}</span>
        <Countdown until={start + 1.45 * hour} live />
        <Countdown until={start + 52 * hour} />
        <Countdown until={start} live />
      </div>
      <div className={styles.row}>
        <Ring share={0.7} size={28} />
        <Ring share={0.2} size={28} short />
        <span>{words.ring}</span>
      </div>
    </div>
  );
}
