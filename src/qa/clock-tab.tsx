import { useState } from 'react';
import { fromMoment, toMoment } from '@/domain/business-time';
import styles from './clock-tab.module.css';
import { control, type Overview } from './control';
import { businessTime, useEexpired, type Take } from './overview';

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

/** Business time: moved, set, stopped; it goes on by itself unless it was stopped. */
export function ClockTab({ overview, take }: { overview: Overview; take: Take }) {
  const eexpired = useEexpired(overview);
  const now = businessTime(overview, eexpired);
  const [wanted, setWanted] = useState('');
  const stopped = overview.clock.pinned !== null;
  const real = overview.real + eexpired;
  const moveTo = (time: number) =>
    take(stopped ? control.stopClock(time) : control.moveClock(Math.round(time - real)));
  const set = fromMoment(wanted.replace('T', ' '));
  return (
    <>
      <p className={styles.now}>
        <time>{toMoment(now)}</time>
        <span className={styles.line}>
          {stopped ? '停住' : overview.clock.offsetMs === 0 ? '与设备时间一致' : '已移动，继续走'}
        </span>
      </p>
      <div className={styles.steps}>
        {steps.map(([name, ms]) => (
          <button key={name} type="button" className={styles.step} onClick={() => moveTo(now + ms)}>
            {name}
          </button>
        ))}
      </div>
      <form
        className={styles.set}
        onSubmit={(event) => {
          event.preventDefault();
          if (!Number.isNaN(set)) moveTo(set);
        }}
      >
        <input
          type="datetime-local"
          className={styles.input}
          aria-label="设到这个时间"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <button type="submit" className={styles.step} disabled={Number.isNaN(set)}>
          设定
        </button>
      </form>
      <div className={styles.steps}>
        <button
          type="button"
          className={styles.step}
          aria-pressed={stopped}
          onClick={() =>
            take(stopped ? control.moveClock(Math.round(now - real)) : control.stopClock(Math.round(now)))
          }
        >
          {stopped ? '继续走' : '停住'}
        </button>
        <button type="button" className={styles.step} onClick={() => take(control.moveClock(0))}>
          回到现在
        </button>
      </div>
    </>
  );
}
