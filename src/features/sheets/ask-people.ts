import { GatewayError } from '@/api/errors';
import { askService, peopleCheck, peoplePerCheck } from '@/api/services';
import { questionKey, type PersonCheck, type PersonQuestion } from '@/domain/sheets/person-check';

/** One call's answers by question; throws `GatewayError`, also where the service leaves questions unanswered. */
export async function askPeople(
  questions: readonly PersonQuestion[],
): Promise<ReadonlyMap<string, PersonCheck>> {
  const asked = questions.slice(0, peoplePerCheck);
  const { people } = await askService(peopleCheck, { people: asked });
  if (people.length !== asked.length) throw new GatewayError({ kind: 'invalidResponse' }, peopleCheck.name);
  return new Map(
    people.map((check, index) => [
      questionKey(asked[index] ?? { name: '', account: '', department: '' }),
      check,
    ]),
  );
}
