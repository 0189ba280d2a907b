import type { Colleague } from './colleague';

/** What tells a person apart from others of the same name. */
export type Distinction =
  { kind: 'department'; department: string } | { kind: 'job-number'; jobNumber: string };

type Named = Pick<Colleague, 'usercode' | 'name' | 'department' | 'jobNumber'>;

/** By usercode, for people who share their name with another of these: the department where it is theirs alone, else the job number. */
export function distinctionsOf(people: readonly Named[]): ReadonlyMap<string, Distinction> {
  const byName = new Map<string, Named[]>();
  for (const person of people) {
    const named = byName.get(person.name);
    if (named === undefined) byName.set(person.name, [person]);
    else named.push(person);
  }
  const distinctions = new Map<string, Distinction>();
  for (const namesakes of byName.values()) {
    if (namesakes.length === 1) continue;
    for (const { usercode, department, jobNumber } of namesakes) {
      const isAlone = namesakes.filter((other) => other.department === department).length === 1;
      distinctions.set(
        usercode,
        isAlone && department !== '' ? { kind: 'department', department } : { kind: 'job-number', jobNumber },
      );
    }
  }
  return distinctions;
}
