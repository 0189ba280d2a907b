import type { Address } from '@/domain/screens';

/** What an address needs so that its page has something to read. */
const parameters: Partial<Record<Address, string>> = {
  '/answerCheck': '?id=E0003',
  '/changyoyo-result': '?id=P000001',
  '/didiOrderDetail': '?id=T1',
  '/didiShare': '?id=unknown',
  '/scan-pay': '?code=NOBODY',
  '/AuthorizePage': '?appId=yunshan&redirectUrl=https://health.yunshan.example/',
};

/** The address with a value for each of its parts. */
export const filledAddress = (address: Address) =>
  address.replace(':accountType', '0').replace(':id', 'P000001') + (parameters[address] ?? '');
