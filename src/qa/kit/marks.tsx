import { useState } from 'react';
import { useMessages } from '@/messages/language';
import { Ring } from '@/ui/charts/ring';
import { Countdown } from '@/ui/feedback/countdown';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { StatusSteps } from '@/ui/feedback/status-steps';
import { Tag } from '@/ui/feedback/tag';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { sampleMessages } from './messages';
import styles from './kit.module.css';

const tones = ['plain', 'primary', 'gold', 'success', 'warning', 'info', 'danger'] as const;
const hour = 3_600_000;

export default function Marks() {
  const messages = useMessages(sampleMessages);
  const [open, setOpen] = useState(true);
  const [start] = useState(Date.now);
  return (
    <div className={styles.stack}>
      <Inline wrap gap={2}>
        {tones.map((tone, index) => (
          <Tag key={tone} tone={tone}>
            {messages.tags[index] ?? ''}
          </Tag>
        ))}
      </Inline>
      {open && (
        <NoticeBar tone="info" onClose={() => setOpen(false)}>
          {messages.info}
        </NoticeBar>
      )}
      <NoticeBar tone="success">{messages.done}</NoticeBar>
      <NoticeBar tone="warning" action={{ label: messages.look, onClick: () => setOpen(true) }}>
        {messages.warning}
      </NoticeBar>
      <NoticeBar tone="danger">{messages.danger}</NoticeBar>
      <Card>
        <StatusSteps
          label={messages.stepsLabel}
          steps={messages.steps.map((name) => ({ name }))}
          current={2}
        />
      </Card>
      <Card>
        <StatusSteps
          label={messages.doneStepsLabel}
          steps={messages.steps.map((name) => ({ name }))}
          current={messages.steps.length}
        />
      </Card>
      <Card>
        <StatusSteps
          label={messages.longStepsLabel}
          steps={messages.longSteps.map((name, index) =>
            index < 3 ? { name, note: messages.stepNote } : { name },
          )}
          current={3}
        />
      </Card>
      <Inline wrap gap={2}>
        <span>{messages.countdown}</span>
        <Countdown until={start + 1.45 * hour} live />
        <Countdown until={start + 52 * hour} />
        <Countdown until={start} live />
      </Inline>
      <Inline wrap gap={2}>
        <Ring share={0.7} size={28} />
        <Ring share={0.2} size={28} short />
        <span>{messages.ring}</span>
      </Inline>
    </div>
  );
}
