import { useState } from 'react';
import { fromMoment, toMoment } from '@/domain/business-time';
import { Grid } from '@/ui/layout/box';
import { control, type Overview } from './control';
import { businessTime, useElapsed, type Take } from './overview';
import styles from './clock-tab.module.css';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const steps = [
  ['−1 天', -day],
  ['−1 小时', -hour],
  ['+10 分钟', 10 * minute],
  ['+1 小时', hour],
  ['+1 天', day],
  ['+30 天', 30 * day],
] as const;

/** Moves, sets or stops the business time of the mock backend. */
export function ClockTab({ overview, take }: { overview: Overview; take: Take }) {
  const elapsed = useElapsed(overview);
  const now = businessTime(overview, elapsed);
  const [typedTime, setTypedTime] = useState('');
  const isStopped = overview.clock.pinned !== null;
  const real = overview.real + elapsed;
  const moveTo = (time: number) =>
    take(isStopped ? control.stopClock(time) : control.moveClock(Math.round(time - real)));
  const parsedTime = fromMoment(typedTime.replace('T', ' '));
  return (
    <>
      <p className={styles.now}>
        <time>{toMoment(now)}</time>
        <span className={styles.line}>
          {isStopped ? '停住' : overview.clock.offsetMs === 0 ? '与设备时间一致' : '已移动，继续走'}
        </span>
      </p>
      <Grid columns={3} gap={2}>
        {steps.map(([name, ms]) => (
          <button key={name} type="button" className={styles.step} onClick={() => moveTo(now + ms)}>
            {name}
          </button>
        ))}
      </Grid>
      <form
        className={styles.set}
        onSubmit={(event) => {
          event.preventDefault();
          if (!Number.isNaN(parsedTime)) moveTo(parsedTime);
        }}
      >
        <input
          type="datetime-local"
          className={styles.input}
          aria-label="设到这个时间"
          value={typedTime}
          onChange={({ target }) => setTypedTime(target.value)}
        />
        <button type="submit" className={styles.step} disabled={Number.isNaN(parsedTime)}>
          设定
        </button>
      </form>
      <Grid columns={3} gap={2}>
        <button
          type="button"
          className={styles.step}
          aria-pressed={isStopped}
          onClick={() =>
            take(isStopped ? control.moveClock(Math.round(now - real)) : control.stopClock(Math.round(now)))
          }
        >
          {isStopped ? '继续走' : '停住'}
        </button>
        <button type="button" className={styles.step} onClick={() => take(control.moveClock(0))}>
          回到现在
        </button>
      </Grid>
    </>
  );
}
