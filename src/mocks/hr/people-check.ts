import * as v from 'valibot';
import { peoplePerCheck } from '@/api/services';
import { foldCell, type PersonCheck, type SheetPerson } from '@/domain/spreadsheets/person-check';
import { colleague } from '@/mocks/core/colleague';
import { people, type Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';

const question = v.object({ name: v.string(), account: v.string(), department: v.string() });
const body = v.object({ people: v.pipe(v.array(question), v.maxLength(peoplePerCheck)) });

interface Register {
  byAccount: ReadonlyMap<string, Person>;
  byName: ReadonlyMap<string, readonly Person[]>;
}

const registers = new Map<number, Register>();

/** Stands in for the HR data service, which knows who has left since the directory was written; null for a body that it refuses. */
export function checkPeople(state: MockState, asked: unknown): { people: PersonCheck[] } | null {
  const read = v.safeParse(body, asked);
  if (!read.success) return null;
  const { staff } = state.seed;
  const register = registers.get(staff) ?? registerOf(staff);
  registers.set(staff, register);
  return { people: read.output.people.map((each) => check(state, register, each)) };
}

function check(
  state: MockState,
  { byAccount, byName }: Register,
  { name, account, department }: v.InferOutput<typeof question>,
): PersonCheck {
  const found = byAccount.get(foldCell(account));
  const named = (byName.get(foldCell(name)) ?? [])
    .filter((each) => foldCell(each.department) === foldCell(department))
    .map((each) => told(state, each))
    .filter(({ departed, oaAccount }) => !departed && oaAccount !== null);
  const [candidate] = named;
  return {
    found: found === undefined ? null : told(state, found),
    // Of several colleagues of one name and department none is the likely one.
    candidate:
      named.length !== 1 || candidate === undefined || candidate.usercode === found?.usercode
        ? null
        : candidate,
  };
}

function told(state: MockState, { usercode, name, oaAccount, department }: Person): SheetPerson {
  const departed = colleague(state, usercode)?.departed === true;
  return { usercode, name, oaAccount, department, departed };
}

function registerOf(staff: number): Register {
  const byAccount = new Map<string, Person>();
  const byName = new Map<string, Person[]>();
  for (const person of people(staff)) {
    if (person.oaAccount !== null) byAccount.set(foldCell(person.oaAccount), person);
    byAccount.set(foldCell(person.jobNumber), person);
    const name = foldCell(person.name);
    byName.set(name, [...(byName.get(name) ?? []), person]);
  }
  return { byAccount, byName };
}
