import type { DataOf } from '@/api/endpoint';
import { appointmentList } from '@/api/endpoints/appointment';
import type { AccountType } from '@/domain/account';
import { namesToldApart, type NameOf } from '@/domain/colleagues/distinctions';
import { useEndpoint } from '@/queries/endpoint';

const namesOfAll = ({ bookings }: DataOf<typeof appointmentList>) =>
  namesToldApart(bookings.flatMap(({ recipients }) => recipients));
const plainName: NameOf = ({ name }) => name;

/** How to name the recipients of an account's bookings, wherever one of them is shown. */
export function useBookingNames(accountType: AccountType): NameOf {
  return (
    useEndpoint(appointmentList, { accountType }, { background: true, select: namesOfAll }).data ?? plainName
  );
}
