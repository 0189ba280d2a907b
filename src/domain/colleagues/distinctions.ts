import { personKey } from '@/domain/transfers/transfer';
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

/** A person as answers and stored items know them, perhaps without what tells namesakes apart. */
interface KnownPerson {
  usercode: string;
  name: string;
  department?: string | undefined;
  jobNumber?: string | undefined;
}

/** Gives the name of a person, with what tells them apart in brackets: 陈思远（客服中心）. */
export type NameOf = (person: Pick<KnownPerson, 'usercode' | 'name'>) => string;

/** How to name these people where they are shown together; the same person may stand in the list more than once. */
export function namesToldApart(people: readonly KnownPerson[]): NameOf {
  const known = new Map<string, Named>();
  for (const { usercode, name, department = '', jobNumber = '' } of people) {
    const key = personKey(usercode);
    const before = known.get(key);
    // An entry that says more about the person wins.
    known.set(key, {
      usercode: key,
      name,
      department: department || (before?.department ?? ''),
      jobNumber: jobNumber || (before?.jobNumber ?? ''),
    });
  }
  const distinctions = distinctionsOf([...known.values()]);
  return ({ usercode, name }) => {
    const distinction = distinctions.get(personKey(usercode));
    if (distinction === undefined) return name;
    const text = distinction.kind === 'department' ? distinction.department : distinction.jobNumber;
    return text === '' ? name : `${name}（${text}）`;
  };
}
