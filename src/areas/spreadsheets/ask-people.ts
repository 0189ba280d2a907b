import { GatewayError } from '@/api/errors';
import { askService, peopleCheck } from '@/api/services';
import { questionKey, type PersonCheck, type PersonQuestion } from '@/domain/spreadsheets/person-check';

/** The answers of one call by question; at most `peoplePerCheck` questions; throws `GatewayError`, also where the service leaves questions unanswered. */
export async function askPeople(
  questions: readonly PersonQuestion[],
): Promise<ReadonlyMap<string, PersonCheck>> {
  const { people } = await askService(peopleCheck, { people: questions });
  if (people.length !== questions.length)
    throw new GatewayError({ kind: 'invalidResponse' }, peopleCheck.name);
  return new Map(
    people.map((check, index) => [
      questionKey(questions[index] ?? { name: '', account: '', department: '' }),
      check,
    ]),
  );
}
