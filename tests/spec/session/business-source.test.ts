import { describe, expect, it } from 'vitest';
import {
  entrance,
  entrancePrefix,
  isSameSource,
  serviceTypes,
  specialTreatmentOf,
} from '@/domain/session/business-source';

describe('business sources', () => {
  it.each([
    ['01', 'usmall'],
    ['02', 'tjsmall'],
    ['03', 'gyapp'],
    ['04', 'uapp'],
    ['05', 'lxapp'],
    ['06', 'ugzh'],
    ['09', 'xtapp'],
    ['10', 'aibox'],
    ['11', 'gysmall'],
    ['12', 'shapp'],
    ['13', 'ygapp'],
    ['14', 'beeapp'],
    ['17', 'ussmall'],
    ['25', 'ytsapp'],
    ['88', 'ytsapp'],
    ['99', 'ytsapp'],
    ['26', 'tesmall'],
    ['27', 'lhlhsmall'],
    ['100', 'teapp'],
    ['101', 'zxapp'],
    ['102', 'pphdh5'],
    ['104', 'c4sxsmall'],
    ['105', 'lzapp'],
    ['107', 'lzyxsmall'],
    ['110', 'ygyqapp'],
    ['111', 'qdsmall'],
    ['113', 'ygyqsmall'],
    ['114', 'ysfapp'],
    ['116', 'lzsmall'],
    ['122', 'superapp'],
    ['123', 'hsxcx'],
  ])('enters code %s by %s', (code, prefix) => {
    expect(entrancePrefix(code)).toBe(prefix);
    expect(entrancePrefix(`0${code}`)).toBe(prefix);
  });

  it('compares codes without leading zeros only', () => {
    expect(isSameSource('9', '09')).toBe(true);
    expect(entrancePrefix('9')).toBe('xtapp');
    expect(isSameSource('1', '10')).toBe(false);
    expect(isSameSource('100', '1')).toBe(false);
  });

  it.each(['', '0', '7', '1000', 'constructor', '__proto__'])(
    'treats the unknown source %j like the default 05',
    (code) => {
      expect(entrancePrefix(code)).toBe('lxapp');
    },
  );

  it('builds an entrance from the prefix and the service type', () => {
    expect(entrance('122', 'transfer')).toBe('superapptransfer');
    expect(serviceTypes.map((service) => entrance('05', service))).toEqual(
      serviceTypes.map((service) => `lxapp${service}`),
    );
    expect(new Set(serviceTypes).size).toBe(serviceTypes.length);
  });
});

describe('sources with special treatment', () => {
  it.each(['05', '88', '99', '12', '5'])('assigns %s to the first group alone', (code) => {
    expect(specialTreatmentOf(code)).toEqual({ first: true, second: false });
  });

  it.each(['14', '9', '09', '101'])('assigns %s to the second group alone', (code) => {
    expect(specialTreatmentOf(code)).toEqual({ first: false, second: true });
  });

  it('assigns 25 to both groups, and any other source to none', () => {
    expect(specialTreatmentOf('25')).toEqual({ first: true, second: true });
    expect(specialTreatmentOf('122')).toEqual({ first: false, second: false });
  });
});
