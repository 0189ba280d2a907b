// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { applicationDone, applicationDrafted, applicationSent, useApplyDraft } from '@/areas/grants/state';
import { grantDraftDone, grantDrafted, grantSent, useGrantDraft } from '@/state/grant-draft';

const person = { usercode: 'LX100002', name: '周一航', department: '客服中心', jobNumber: '' };

beforeEach(() => {
  grantDraftDone();
  applicationDone();
});

describe('a grant that is written', () => {
  it('takes every change until it is sent', () => {
    grantDrafted({ people: [person], money: '88' });
    grantDrafted({ money: '99' });
    expect(useGrantDraft.getState()).toMatchObject({ people: [person], money: '99', key: '' });
  });

  it('takes no change while its answer is lost, from whichever page it comes', () => {
    grantDrafted({ people: [person], money: '88' });
    grantSent('key-1');
    grantDrafted({ people: [], money: '99', by: 'sheet' });
    expect(useGrantDraft.getState()).toMatchObject({
      people: [person],
      money: '88',
      by: 'picker',
      key: 'key-1',
    });
  });

  it('is read from the storage, and is empty where that cannot be read', () => {
    const kept = (value: unknown) => {
      localStorage.setItem('person/grant-draft', JSON.stringify(value));
      useGrantDraft.reread();
      return useGrantDraft.getState();
    };
    expect(kept({ people: [person], money: '88', key: 7 })).toMatchObject({
      people: [person],
      money: '88',
      key: '',
    });
    expect(kept('cut')).toMatchObject({ people: [], money: '', by: 'picker', key: '' });
  });

  it('can be changed again once it was refused, and is empty once it is done', () => {
    grantDrafted({ money: '88' });
    grantSent('key-1');
    grantSent('');
    grantDrafted({ money: '99' });
    expect(useGrantDraft.getState().money).toBe('99');
    grantDraftDone();
    expect(useGrantDraft.getState()).toMatchObject({ people: [], money: '', key: '' });
  });
});

describe('an application that is written', () => {
  it('takes no change while its answer is lost, and every one before and after', () => {
    applicationDrafted({ purpose: '新年活动', money: '3000' });
    applicationSent('key-1');
    applicationDrafted({ purpose: '别的活动', approver: { usercode: 'LX100003', name: '苏念' } });
    expect(useApplyDraft.getState()).toMatchObject({ purpose: '新年活动', money: '3000', key: 'key-1' });
    expect(useApplyDraft.getState().approver.usercode).toBe('');
    applicationSent('');
    applicationDrafted({ purpose: '别的活动' });
    expect(useApplyDraft.getState()).toMatchObject({ purpose: '别的活动', money: '3000', key: '' });
    applicationDone();
    expect(useApplyDraft.getState()).toMatchObject({ purpose: '', money: '', key: '' });
  });
});
