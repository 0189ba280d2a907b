import { daysIn, type Day } from '@/domain/business-time';
import type { Colleague } from '@/domain/colleagues/colleague';
import {
  departments,
  givenCharacters,
  namedPeople,
  surnames,
  type NamedPerson,
  type QueryView,
} from './names';
import { mix } from './random';

/** A person of the group as the gateways know them, including data that the directory does not return. */
export interface Person extends Colleague {
  index: number;
  department: string;
  /** Eleven digits, made up. */
  mobile: string;
  /** Day of birth and first day at work, `1990-05-12`. */
  birthday: Day;
  hired: Day;
  /** Leads a team, and with it an incentive account (GLZ). */
  senior: boolean;
}

const seed = 20_261_121;
const firstUsercode = 100_001;
const departedPerMille = 30;
const withoutOaPerMille = 20;

const made: Person[] = [];
const takenOa = new Map<string, number>();
const takenJobs = new Set(namedPeople.map(({ jobNumber }) => jobNumber));

/** The person with this number, the same in every world and run. Numbers 0 to 10 are people with fixed names. */
export function person(index: number): Person {
  while (made.length <= index) made.push(make(made.length));
  const found = made[index];
  if (found === undefined) throw new RangeError(`nobody has the number ${index}`);
  return found;
}

/** The first `size` people. */
export function people(size: number): readonly Person[] {
  person(size - 1);
  return made.slice(0, size);
}

/** The person with a usercode among the first `size`, ignoring blanks and case; undefined if there is none. */
export function findPerson(usercode: string, size: number): Person | undefined {
  const digits = /^LX(\d{6})$/.exec(usercode.replace(/\s/g, '').toUpperCase())?.[1];
  const index = digits === undefined ? -1 : Number(digits) - firstUsercode;
  return index >= 0 && index < size ? person(index) : undefined;
}

/** The birthday as colleagues learn of it: in a leap year, so that every day of a year is in it. */
export function yearlessBirthday({ birthday }: Pick<Person, 'birthday'>): Day {
  return `2000${birthday.slice(4)}`;
}

function make(index: number): Person {
  const named = namedPeople[index];
  const [surname, given] = named?.name ?? nameOf(index);
  const pinyin = `${surname[1]} ${given[1]}`;
  const fate = mix(seed + 1, index) % 1000;
  const departed = named === undefined ? fate < departedPerMille : named.departed === true;
  const withoutOa =
    named === undefined
      ? fate >= departedPerMille && fate < departedPerMille + withoutOaPerMille
      : named.withoutOa === true;
  const job = named?.jobNumber ?? jobNumber(index);
  return {
    index,
    usercode: `LX${firstUsercode + index}`,
    name: surname[0] + given[0],
    pinyin,
    initials: pinyin.replace(/(\w)\w*\s?/g, '$1'),
    oaAccount: withoutOa ? null : oaAccount(surname[1], given[1]),
    department: named?.department ?? departmentOf(index),
    jobNumber: job,
    departed,
    mobile: `138${String(mix(seed + 2, index) % 100_000_000).padStart(8, '0')}`,
    senior: index === 0 || index % 20 === 9,
    birthday: dayIn(1966 + (mix(seed + 8, index) % 36), mix(seed + 9, index)),
    hired: dayIn(Number(job.slice(0, 4)), mix(seed + 10, index)),
  };
}

function nameOf(index: number): NamedPerson['name'] {
  // Squared, so that common surnames come up more often, as they do.
  const rank = (mix(seed + 3, index) / 2 ** 32) ** 2;
  const surname = surnames[Math.floor(rank * surnames.length)] ?? ['王', 'wang'];
  const draw = mix(seed + 4, index);
  const first = givenCharacters[draw % givenCharacters.length] ?? ['晓', 'xiao'];
  const second = givenCharacters[(draw >>> 12) % givenCharacters.length] ?? ['禾', 'he'];
  const short = draw % 7 === 0 || first === second;
  const given: QueryView = short ? first : [first[0] + second[0], `${first[1]} ${second[1]}`];
  return [surname, given];
}

function departmentOf(index: number): string {
  return departments[mix(seed + 5, index) % departments.length] ?? departments[0];
}

function oaAccount(surname: string, given: string): string {
  const plain = `${surname}.${given}`.replace(/ /g, '');
  const count = (takenOa.get(plain) ?? 0) + 1;
  takenOa.set(plain, count);
  return count === 1 ? plain : `${plain}${count}`;
}

function jobNumber(index: number): string {
  const year = 2008 + (mix(seed + 6, index) % 18);
  let serial = mix(seed + 7, index) % 10_000;
  const written = () => `${year}${String(serial).padStart(4, '0')}`;
  while (takenJobs.has(written())) serial = (serial + 1) % 10_000;
  takenJobs.add(written());
  return written();
}

/** A day of a year, out of a number. */
function dayIn(year: number, draw: number): Day {
  const month = 1 + (draw % 12);
  const date = 1 + ((draw >>> 8) % daysIn(year, month));
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
