import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { numbersOf } from '@/areas/prepaid/mocks/saved-numbers';
import { address, main, tap } from '../../support/actions';
import { me } from '../../support/gateways/mock-gateways';
import {
  changeWorld,
  clearFaults,
  fault,
  gatewayState,
  sentCalls,
} from '../../support/gateways/screen-network';
import { openApp, reload, settled } from '../../support/render-app';
import { enterCode, newestCode, otherThan } from '../../support/secrets';

const saved = async () => numbersOf(await gatewayState(), me);

async function type(name: string, value: string): Promise<void> {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  await settled();
}

async function write(at: string, number: string): Promise<void> {
  await openApp(at);
  await tap('button', '添加账号');
  fireEvent.click(screen.getByRole('radio', { name: '同事' }));
  await type('手机号', number);
  await type('姓名', '陈思远');
}

describe.each(['/rechargeNewEdit', '/rechargeEdit'])('%s', (book) => {
  it('lists the saved numbers, the default one first', async () => {
    await openApp(book);
    expect(main()).toHaveTextContent('已存 3 个');
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('妈妈林兰默认138 2776 6188');
  });

  it('saves a number once a code has allowed it, which is then offered for a top-up', async () => {
    await write(book, '+86 139 1234 5678');
    await tap('button', '保存账号');
    expect(screen.getByText('保存陈思远的号码 139 1234 5678')).toBeInTheDocument();
    await enterCode(await newestCode());
    expect(address()).toBe(`#${book}`);
    expect(main()).toHaveTextContent('已存 4 个');
    expect((await saved()).map(({ number }) => number)).toContain('13912345678');
    await reload();
    expect(main()).toHaveTextContent('陈思远');
  });

  it('saves nothing by a wrong code, and says so', async () => {
    await write(book, '13912345678');
    await tap('button', '保存账号');
    await enterCode(otherThan(await newestCode()));
    expect(screen.getByText(/验证码不对/)).toBeInTheDocument();
    expect(await saved()).toHaveLength(3);
  });
});

describe('a saved number', () => {
  it.each([
    ['13827766188', '这个号码已经存过了'],
    ['1391234', '号码还差 4 位'],
    ['', '请输入要充值的手机号'],
  ])('“%s” is refused with its reason, and no code is sent', async (number, reason) => {
    await write('/rechargeNewEdit', number);
    await tap('button', '保存账号');
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(sentCalls('smsCodes')).toEqual([]);
  });

  it('keeps what was typed when saving fails and over a reload', async () => {
    await write('/rechargeNewEdit', '13912345678');
    await fault({ call: 'saveRechargeRelation', kind: 'status', value: 400, times: 'always' });
    await tap('button', '保存账号');
    await enterCode(await newestCode());
    expect(screen.getByRole('alert')).toHaveTextContent('没有保存成功');
    await reload();
    expect(screen.getByRole('textbox', { name: '姓名' })).toHaveValue('陈思远');
    expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('139 1234 5678');
  });

  it('is deleted after a question and a code, and the newest other one becomes the default', async () => {
    await openApp('/rechargeNewEdit');
    fireEvent.click(screen.getByRole('link', { name: '修改妈妈的账号' }));
    await settled();
    await tap('button', '删除账号');
    fireEvent.click(
      within(screen.getAllByRole('dialog').at(-1) ?? main()).getByRole('button', { name: '删除账号' }),
    );
    await settled();
    await enterCode(await newestCode());
    expect((await saved()).map(({ isDefault }) => isDefault)).toEqual([true, false]);
    expect(main()).toHaveTextContent('已存 2 个');
  });

  it('that was deleted meanwhile leads back to the list', async () => {
    await openApp('/rechargeNewEdit?edit=N99');
    expect(screen.getByText('没有找到这个账号')).toBeInTheDocument();
    await tap('button', '查看全部账号');
    expect(address()).toBe('#/rechargeNewEdit');
  });
});

describe('the list of saved numbers', () => {
  it('is empty at first, with what it is good for', async () => {
    await changeWorld((state) => ({ ...state, savedNumbers: [] }));
    await openApp('/rechargeNewEdit');
    expect(main()).toHaveTextContent('还没有存过账号');
  });

  it('takes no more than 20', async () => {
    await changeWorld((state) => ({
      ...state,
      savedNumbers: Array.from({ length: 20 }, (_, index) => ({
        id: `N${index}`,
        owner: me,
        relation: 'friend' as const,
        name: `朋友 ${index}`,
        number: `139123456${String(index).padStart(2, '0')}`,
        isDefault: index === 0,
      })),
    }));
    await openApp('/rechargeNewEdit');
    expect(screen.getByRole('button', { name: '最多存 20 个账号' })).toBeDisabled();
  });

  it('shows the reason and tries again when it cannot be read', async () => {
    await fault({ call: 'rechargeRelations', kind: 'status', value: 400, times: 'always' });
    await openApp('/rechargeNewEdit');
    expect(main()).toHaveTextContent('充值账号加载失败');
    await clearFaults();
    await tap('button', '再试一次');
    expect(main()).toHaveTextContent('已存 3 个');
  });
});
