import { expect, it } from 'vitest';
import { accountProblems } from '@/areas/prepaid/rules/saved-account';

const problemOf = (name: string) =>
  accountProblems({ relation: 'mother', name, number: '13827766188' }, []).name;

it('a saved number has a name of at most twelve characters, blanks around it not counted', () => {
  expect(problemOf('林妈妈')).toBeNull();
  expect(problemOf('  ')).toBe('missing');
  expect(problemOf('妈'.repeat(12))).toBeNull();
  expect(problemOf(` ${'妈'.repeat(12)} `)).toBeNull();
  expect(problemOf('妈'.repeat(13))).toBe('too-long');
});
