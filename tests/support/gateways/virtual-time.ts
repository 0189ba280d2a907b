interface Alarm {
  id: number;
  at: number;
  every: number | null;
  owner: unknown;
  ring: () => void;
}

/** A clock that jumps from alarm to alarm, so that an hour of waiting takes a moment. Milliseconds. */
export class VirtualTime {
  private alarms: Alarm[] = [];
  private made = 0;

  constructor(public now: number) {}

  /** Rings after `delay`, and again each `every` if given; all of an owner's alarms can be silenced at once. */
  ring(ring: () => void, delay: number, owner: unknown = null, every: number | null = null): number {
    this.made += 1;
    this.alarms.push({ id: this.made, at: this.now + Math.max(0, delay), every, owner, ring });
    return this.made;
  }

  stop(id: unknown): void {
    this.alarms = this.alarms.filter((alarm) => alarm.id !== id);
  }

  silence(owner: unknown): void {
    this.alarms = this.alarms.filter((alarm) => alarm.owner !== owner);
  }

  sleep(delay: number): Promise<void> {
    return new Promise((resolve) => {
      this.ring(resolve, delay);
    });
  }

  /** Advances to the moment, or until `isOver` is true; promises settle before the next alarm rings. */
  async passUntil(moment: number, isOver: () => boolean = () => false): Promise<void> {
    await settled();
    while (!isOver()) {
      const next = this.earliest();
      if (next === null || next.at > moment) break;
      this.now = Math.max(this.now, next.at);
      if (next.every === null) this.stop(next.id);
      else next.at = this.now + Math.max(1, next.every);
      next.ring();
      await settled();
    }
    if (!isOver()) this.now = Math.max(this.now, moment);
  }

  private earliest(): Alarm | null {
    let first: Alarm | null = null;
    for (const alarm of this.alarms) if (first === null || alarm.at < first.at) first = alarm;
    return first;
  }
}

/** Waits until all promises have settled that need no time: a macrotask comes after every microtask. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
