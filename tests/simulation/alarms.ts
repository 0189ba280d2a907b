interface Alarm<Task> {
  at: number;
  /** Alarms of the same moment ring in the order in which they were set. */
  order: number;
  task: Task;
}

/** What is due, by its moment, ms: a heap, as millions of alarms are set and taken. */
export class Alarms<Task> {
  private readonly heap: Alarm<Task>[] = [];
  private made = 0;

  add(at: number, task: Task): void {
    this.made += 1;
    const alarm = { at, order: this.made, task };
    let index = this.heap.length;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = this.heap[parent];
      if (above === undefined || isBefore(above, alarm)) break;
      this.heap[index] = above;
      index = parent;
    }
    this.heap[index] = alarm;
  }

  /** Takes what is due next, up to `moment`; undefined where that is nothing. */
  take(moment: number): Alarm<Task> | undefined {
    const first = this.heap[0];
    if (first === undefined || first.at > moment) return undefined;
    const last = this.heap.pop();
    if (last !== undefined && this.heap.length > 0) this.sink(last);
    return first;
  }

  private sink(alarm: Alarm<Task>): void {
    let index = 0;
    for (;;) {
      const left = this.heap[2 * index + 1];
      const right = this.heap[2 * index + 2];
      const isRight = left !== undefined && right !== undefined && isBefore(right, left);
      const child = isRight ? right : left;
      if (child === undefined || isBefore(alarm, child)) break;
      this.heap[index] = child;
      index = 2 * index + (isRight ? 2 : 1);
    }
    this.heap[index] = alarm;
  }
}

function isBefore(one: Alarm<unknown>, other: Alarm<unknown>): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}
