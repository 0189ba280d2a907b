import { describe, expect, it } from 'vitest';
import { namesToldApart } from '@/domain/colleagues/distinctions';

const person = (usercode: string, name: string, department = '', jobNumber = '') => ({
  usercode,
  name,
  department,
  jobNumber,
});
const service = person('LX1', '陈思远', '客服中心', '20183306');
const finance = person('LX2', '陈思远', '财务共享中心', '20217812');
const service2 = person('LX3', '陈思远', '客服中心', '20220001');
const zhou = person('LX4', '周一航', '客服中心', '20200211');
const named = (...people: ReturnType<typeof person>[]) => people.map(namesToldApart(people));

describe('the names of people who are shown together', () => {
  it('are plain as long as nobody shares one', () => {
    expect(named(service, zhou)).toEqual(['陈思远', '周一航']);
  });

  it('say the department of people with the same name, and of nobody else', () => {
    expect(named(service, finance, zhou)).toEqual(['陈思远（客服中心）', '陈思远（财务共享中心）', '周一航']);
  });

  it('say the job number where the department is the same too', () => {
    expect(named(service, service2, finance)).toEqual([
      '陈思远（20183306）',
      '陈思远（20220001）',
      '陈思远（财务共享中心）',
    ]);
  });

  it('say the job number of somebody without a department', () => {
    expect(named(service, person('LX5', '陈思远', '', '20239999'))).toEqual([
      '陈思远（客服中心）',
      '陈思远（20239999）',
    ]);
  });

  it('take a person who is listed twice for one, however the usercode is spelt', () => {
    expect(named(service, { ...service, usercode: 'lx 1' })).toEqual(['陈思远', '陈思远']);
  });

  it('use what any entry of a person knows', () => {
    const nameOf = namesToldApart([service, { usercode: 'LX1', name: '陈思远' }, finance]);
    expect(nameOf({ usercode: 'LX1', name: '陈思远' })).toBe('陈思远（客服中心）');
  });

  it('leave a name alone where nothing is known that tells it apart', () => {
    expect(named(person('LX1', '陈思远'), person('LX2', '陈思远'))).toEqual(['陈思远', '陈思远']);
  });

  it('leave somebody who is not in the list alone', () => {
    expect(namesToldApart([service, finance])({ usercode: 'LX9', name: '陈思远' })).toBe('陈思远');
  });
});
