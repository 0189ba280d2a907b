import { Alarms } from './alarms';

/** What a process waits for: so many ms, or something that calls back once. */
type Wait = number | ((resume: () => void) => void);

/** What one phone or person does, in virtual time: `yield` waits. */
export type Process<Result = void> = Generator<Wait, Result, void>;

/** Virtual time, ms: an hour passes as fast as what happens in it can be worked out. */
export class Schedule {
  now = 0;
  private readonly alarms = new Alarms<() => void>();

  /** Begins a process after `delay` ms; `ended` is told of its end. */
  start(process: Process<unknown>, delay = 0, ended: () => void = () => undefined): void {
    const goOn = () => {
      const { done, value: wait } = process.next();
      if (done === true) ended();
      else if (typeof wait === 'number') this.alarms.add(this.now + wait, goOn);
      else wait(goOn);
    };
    this.alarms.add(this.now + delay, goOn);
  }

  /** Lets time pass up to a moment. */
  run(until: number): void {
    for (let next = this.alarms.take(until); next !== undefined; next = this.alarms.take(until)) {
      this.now = next.at;
      next.task();
    }
    this.now = until;
  }
}

/** Runs processes side by side up to the end of the last one. */
export function* together(schedule: Schedule, processes: readonly Process<unknown>[]): Process {
  if (processes.length === 0) return;
  yield (resume) => {
    let open = processes.length;
    const handleEnd = () => {
      open -= 1;
      if (open === 0) resume();
    };
    for (const process of processes) schedule.start(process, 0, handleEnd);
  };
}
