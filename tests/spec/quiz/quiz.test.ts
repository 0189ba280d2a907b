import { describe, expect, it } from 'vitest';
import { aheadOf, byStanding } from '@/areas/quiz/rules/ranking';
import { prizeOfTicket, ticketOf, ticketRanges, wheelTurn } from '@/domain/quiz/draw';
import { attemptEnd, showsAnswers } from '@/domain/quiz/exam';
import { optionLetter, optionToggled } from '@/domain/quiz/question';
import { markOf, pointsOf, scoreOf, type Solution } from '@/domain/quiz/scoring';
import { bank } from '@/mocks/quiz/bank';
import { examsOf } from '@/mocks/quiz/exams';
import { pinned } from '../../support/gateways/mock-gateways';

const single: Solution = { kind: 'single', points: 10, right: ['b'] };
const multiple: Solution = { kind: 'multiple', points: 15, right: ['a', 'c'] };
const blank: Solution = { kind: 'blank', points: 10, right: ['AED', '除颤仪'] };

describe('the score of a quiz', () => {
  it('gives a single choice all of its points or none', () => {
    expect(pointsOf(single, ['b'])).toBe(10);
    expect(pointsOf(single, ['a'])).toBe(0);
    expect(pointsOf(single, [])).toBe(0);
    expect(pointsOf(single, ['a', 'b'])).toBe(0);
  });

  it('gives half, rounded down, for right options without a wrong one, and nothing beside a wrong one', () => {
    expect(pointsOf(multiple, ['c', 'a'])).toBe(15);
    expect(pointsOf(multiple, ['a'])).toBe(7);
    expect(pointsOf(multiple, ['a', 'a'])).toBe(7);
    expect(pointsOf(multiple, ['a', 'b', 'c'])).toBe(0);
  });

  it('compares a blank without regard to width, case and blanks', () => {
    for (const typed of ['AED', ' aed ', 'ＡＥＤ', 'A E D', '除颤仪　'])
      expect(markOf(blank, [typed])).toBe('right');
    expect(markOf(blank, ['AE'])).toBe('wrong');
    expect(markOf(blank, ['  '])).toBe('empty');
  });

  it('counts right answers, and a question without an answer as nothing', () => {
    const paper = [
      { ...single, id: '1' },
      { ...multiple, id: '2' },
      { ...blank, id: '3' },
    ];
    expect(scoreOf(paper, { '1': ['b'], '2': ['a'] })).toEqual({ score: 17, full: 35, right: 1 });
  });
});

describe('a quiz', () => {
  it('ends an attempt with its time, and never after the quiz', () => {
    expect(attemptEnd(pinned + 900_000, 600, pinned)).toBe(pinned + 600_000);
    expect(attemptEnd(pinned + 60_000, 600, pinned)).toBe(pinned + 60_000);
  });

  it('shows its right answers at once, after its end, or never', () => {
    expect(showsAnswers('at-once', pinned + 1, pinned)).toBe(true);
    expect(showsAnswers('after-end', pinned + 1, pinned)).toBe(false);
    expect(showsAnswers('after-end', pinned, pinned)).toBe(true);
    expect(showsAnswers('never', pinned, pinned)).toBe(false);
  });

  it('keeps one option of a single choice, and several of a multiple one', () => {
    expect(optionToggled('single', ['a'], 'b')).toEqual(['b']);
    expect(optionToggled('multiple', ['a'], 'b')).toEqual(['a', 'b']);
    expect(optionToggled('multiple', ['a', 'b'], 'a')).toEqual(['b']);
    expect(optionLetter(3)).toBe('D');
  });

  it('ranks by score, then by time, then by who was first', () => {
    const one = { score: 80, seconds: 100, submittedAt: 5 };
    expect(byStanding(one, { ...one, score: 90 })).toBeGreaterThan(0);
    expect(byStanding(one, { ...one, seconds: 120 })).toBeLessThan(0);
    expect(byStanding(one, { ...one, submittedAt: 9 })).toBeLessThan(0);
    expect(aheadOf(1, 1)).toBe(0);
    expect(aheadOf(36, 1284)).toBe(97);
  });
});

describe('the draw of a quiz', () => {
  const prizes = [{ tickets: 30 }, { tickets: 60 }, { tickets: 10 }];

  it('has tickets without gaps, in the order of the prizes', () => {
    expect(ticketRanges(prizes)).toEqual([
      { from: 0, to: 29 },
      { from: 30, to: 89 },
      { from: 90, to: 99 },
    ]);
    expect([0, 29, 30, 99].map((ticket) => prizeOfTicket(ticket, prizes))).toEqual([0, 0, 1, 2]);
    expect(() => prizeOfTicket(100, prizes)).toThrow('no ticket 100');
    expect(ticketOf(1234, prizes)).toBe(34);
  });

  it('stops the wheel in the middle of the field that was drawn', () => {
    expect(wheelTurn(0, 6)).toBe(330);
    expect(wheelTurn(5, 6)).toBe(30);
  });
});

describe('the questions of the world', () => {
  it('are 120 of all four kinds, some with a picture, each with a solution among its options', () => {
    expect(bank).toHaveLength(120);
    expect(new Set(bank.map(({ text }) => text)).size).toBe(120);
    expect(new Set(bank.map(({ kind }) => kind)).size).toBe(4);
    expect(bank.filter(({ picture }) => picture !== '').length).toBeGreaterThan(7);
    for (const { kind, options, right, note } of bank) {
      expect(note).not.toBe('');
      expect(right.length).toBeGreaterThan(kind === 'multiple' ? 1 : 0);
      if (kind === 'single' || kind === 'judge') expect(right).toHaveLength(1);
      if (kind !== 'blank') expect(options.map(({ id }) => id)).toEqual(expect.arrayContaining([...right]));
    }
  });

  it('stand in quizzes that run, come and are over, with ten thousand tickets where there is a draw', () => {
    const exams = examsOf(pinned);
    expect(exams.map(({ startsAt, endsAt }) => [startsAt <= pinned, endsAt > pinned])).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [false, true],
      [true, false],
      [true, false],
    ]);
    for (const { prizes, questions, pass } of exams) {
      const tickets = prizes.reduce((sum, prize) => sum + prize.tickets, 0);
      expect([0, 10_000]).toContain(tickets);
      expect(pass).toBeLessThanOrEqual(questions.length * 10);
      expect(new Set(questions).size).toBe(questions.length);
    }
  });
});
