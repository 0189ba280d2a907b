import { describe, expect, it } from 'vitest';
import { alreadyBooked } from '@/areas/bookings/rules/already-booked';
import type { Occasion, Recurrence } from '@/domain/bookings/schedule';

interface Booked {
  id: string;
  occasion: Occasion;
  every: Recurrence;
  next: string | null;
  recipients: { usercode: string; name: string; anchor: string }[];
}

const lin = { usercode: 'lin', name: '林', anchor: '1990-03-05' };
const su = { usercode: 'su', name: '苏', anchor: '1988-12-24' };
const birthday: Booked = {
  id: 'A1',
  occasion: 'birthday',
  every: 'yearly',
  next: '2026-12-24',
  recipients: [lin, su],
};

describe('a second birthday gift', () => {
  it('is found for those who have one already, with the day on which it comes', () => {
    expect(alreadyBooked([birthday], ['lin', 'mei'], 'birthday', null)).toEqual([
      { booking: birthday, usercode: 'lin', name: '林', day: '2027-03-05' },
    ]);
    expect(alreadyBooked([birthday], ['su'], 'birthday', null)).toMatchObject([{ day: '2026-12-24' }]);
  });

  it.each<[string, Booked[], Occasion]>([
    ['a gift for another occasion', [birthday], 'holiday'],
    ['a booking that is over', [{ ...birthday, next: null }], 'birthday'],
    ['a booking for another occasion', [{ ...birthday, occasion: 'onboarding' }], 'birthday'],
  ])('is not found for %s', (_, bookings, occasion) => {
    expect(alreadyBooked(bookings, ['lin'], occasion, null)).toEqual([]);
  });

  it('is not found for the own people of the booking that is changed, but for those who are added', () => {
    const other = { ...birthday, id: 'A2', recipients: [su] };
    expect(alreadyBooked([birthday, other], ['lin'], 'birthday', birthday)).toEqual([]);
    expect(alreadyBooked([birthday, other], ['lin'], 'birthday', other)).toMatchObject([
      { booking: birthday },
    ]);
  });
});
