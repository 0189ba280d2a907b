import { describe, expect, it } from 'vitest';
import { departureHash, departureOf, describeDeparture } from '@/qa/outside/departure';

const describeLink = (address: string) => describeDeparture(new URL(address), null);

describe('the description of a departure from the mocked app', () => {
  it('names the host, the address without its query, and the parameters in their order', () => {
    expect(describeLink('https://jobs.example/list/new?page=2&sort=day')).toEqual({
      host: 'jobs.example',
      address: 'https://jobs.example/list/new',
      posted: false,
      parameters: [
        ['page', '2'],
        ['sort', 'day'],
      ],
      fields: [],
    });
  });

  it('reads the parameters behind the hash too', () => {
    expect(describeLink('https://shop.example/?a=1#/goods?id=7&token=abc')).toMatchObject({
      address: 'https://shop.example/#/goods',
      parameters: [
        ['a', '1'],
        ['id', '7'],
        ['token', null],
      ],
    });
  });

  it.each([
    'token',
    'bToken',
    'b_token',
    'lztoken',
    'onceTokenKey',
    'key',
    'apiKey',
    'password',
    'pwd',
    'code',
    'smsCode',
    'captcha',
  ])('hides the value of %s', (name) => {
    const departure = describeLink(`https://care.example/?${name}=x9`);
    expect(departure.parameters).toEqual([[name, null]]);
    expect(departureHash(departure)).not.toContain('x9');
  });

  it.each([
    ['buCode', 'S00000'],
    ['channel', 'S0'],
    ['prefix', '86'],
    ['phoneNumber', ''],
  ])('shows %s, which is not secret', (name, value) => {
    expect(describeLink(`https://care.example/?${name}=${value}`).parameters).toEqual([[name, value]]);
  });

  it('masks phone numbers under any name', () => {
    const { parameters } = describeLink(
      'https://care.example/?phoneNumber=13812345678&note=call%2013812345678&mobile=12',
    );
    expect(parameters).toEqual([
      ['phoneNumber', '138****5678'],
      ['note', 'call 138****5678'],
      ['mobile', null],
    ]);
  });

  it('masks secrets inside an address in a parameter', () => {
    const back = encodeURIComponent('https://app.example/?token=blue#/home');
    expect(JSON.stringify(describeLink(`https://login.example/?redirectUrl=${back}`))).not.toContain('blue');
  });

  it('distinguishes a posted form with its fields from a link', () => {
    const form = new FormData();
    form.append('order', 'A 1');
    form.append('token', 'lx-1');
    expect(describeDeparture(new URL('https://shop.example/pay'), form)).toMatchObject({
      posted: true,
      fields: [
        ['order', 'A 1'],
        ['token', null],
      ],
    });
    expect(describeDeparture(new URL('https://shop.example/pay'), new FormData())).toMatchObject({
      posted: true,
    });
  });

  it('is parsed from the hash that it was written into', () => {
    const departure = describeLink('https://shop.example/a?name=%E9%BE%99%20%26%20%23&token=1');
    expect(departureOf(departureHash(departure))).toEqual(departure);
  });

  it.each(['', '#', '#%', '#{}', '#null', '#%7B%22host%22%3A1%7D'])('is absent in %j', (hash) => {
    expect(departureOf(hash)).toBeNull();
  });
});
