import { act, render, screen, within } from '@testing-library/react';
import { Toast } from 'antd-mobile';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { libraryToastDuration } from '@/domain/constants';
import { kitMessages } from '@/messages/kit';
import { LanguageContext } from '@/messages/language';
import { LibraryPrompt } from '@/qa/kit/library-prompt';
import WheelSheet from '@/ui/library/wheel-sheet';
import { ActionSheet } from '@/ui/overlays/action-sheet';
import { Dialog } from '@/ui/overlays/dialog';
import { Sheet } from '@/ui/overlays/sheet';
import { controlClock, newUser } from '../../support/user';

controlClock();

/** A button that opens a dialog, which closes itself. */
function Opener({ children }: { children: (close: () => void) => React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {open && children(() => setOpen(false))}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: '打开' });

describe('a dialog', () => {
  it('has the title 提示 and the buttons 确定 and 取消 unless it was given others', () => {
    render(
      <Dialog confirm={{ onClick: vi.fn() }} cancel={{ onClick: vi.fn() }}>
        取消这份预约？
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { name: '提示' });
    expect(dialog).toHaveAccessibleDescription('取消这份预约？');
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['取消', '确定']);
  });

  it('is in English when the app is', async () => {
    await act(async () => {
      render(
        <LanguageContext value="en-US">
          <Dialog confirm={{ onClick: vi.fn() }} cancel={{ onClick: vi.fn() }}>
            Sure?
          </Dialog>
        </LanguageContext>,
      );
      await kitMessages.en();
    });
    expect(screen.getByRole('dialog', { name: 'Please note' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });

  it('traps the focus, and restores it when it closes', async () => {
    const user = newUser();
    render(
      <Opener>
        {(close) => (
          <Dialog confirm={{ onClick: close }} cancel={{ onClick: close }}>
            好吗
          </Dialog>
        )}
      </Opener>,
    );
    await user.click(opener());
    expect(screen.getByRole('dialog')).toHaveFocus();
    const visited: (string | null)[] = [];
    for (let turn = 0; turn < 4; turn++) {
      await user.tab();
      visited.push(document.activeElement?.textContent ?? null);
    }
    expect(visited).toEqual(['取消', '确定', '取消', '确定']);
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: '确定' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(opener()).toHaveFocus();
  });

  it('treats Esc as a refusal, never as a consent', async () => {
    const [confirm, cancel] = [vi.fn(), vi.fn()];
    render(
      <Dialog confirm={{ onClick: confirm }} cancel={{ onClick: cancel }}>
        好吗
      </Dialog>,
    );
    await newUser().keyboard('{Escape}');
    expect(cancel).toHaveBeenCalledOnce();
    expect(confirm).not.toHaveBeenCalled();
  });

  it('above a sheet closes alone', async () => {
    const [sheet, dialog] = [vi.fn(), vi.fn()];
    render(
      <Sheet title="下面" onClose={sheet}>
        <Dialog confirm={{ onClick: dialog }} cancel={{ onClick: dialog }}>
          上面
        </Dialog>
      </Sheet>,
    );
    screen.getByRole('dialog', { name: '提示' }).focus();
    await newUser().keyboard('{Escape}');
    expect(dialog).toHaveBeenCalledOnce();
    expect(sheet).not.toHaveBeenCalled();
  });
});

describe('an action sheet', () => {
  it('closes with each choice, and runs enabled actions only', async () => {
    const user = newUser();
    const [share, blocked] = [vi.fn(), vi.fn()];
    render(
      <Opener>
        {(close) => (
          <ActionSheet
            title="礼物"
            onClose={close}
            actions={[
              { label: '分享', onClick: share },
              { label: '转给同事', note: '已离职', disabled: true, onClick: blocked },
            ]}
          />
        )}
      </Opener>,
    );
    await user.click(opener());
    await user.click(screen.getByRole('button', { name: /转给同事/ }));
    expect(blocked).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: '礼物' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '分享' }));
    expect(share).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a prompt', () => {
  const setup = () => {
    const confirm = vi.fn();
    const rule = { pattern: 'oneDecimal', validator: (value: string) => Number(value) <= 20 } as const;
    render(<LibraryPrompt title="限额" label="数量" rule={rule} onConfirm={confirm} onCancel={vi.fn()} />);
    return { confirm, field: screen.getByRole('textbox', { name: '数量' }) };
  };

  it('focuses its field', () => {
    expect(setup().field).toHaveFocus();
  });

  it.each([
    ['its pattern', '1.25', '1.2'],
    ['its validator', '21', '20'],
  ])('refuses input that breaks %s, says so, and accepts it once corrected', async (_title, bad, good) => {
    const user = newUser();
    const { confirm, field } = setup();
    await user.click(field);
    await user.paste(bad);
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(confirm).not.toHaveBeenCalled();
    expect(await screen.findByText('输入的数据不合法！')).toBeVisible();
    expect(field).toHaveValue(bad);
    await user.clear(field);
    await user.paste(good);
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(confirm).toHaveBeenCalledExactlyOnceWith(good);
  });

  it('says so for as long as the constant says', async () => {
    const show = vi.spyOn(Toast, 'show');
    const user = newUser();
    await user.click(setup().field);
    await user.paste('21');
    await user.click(screen.getByRole('button', { name: '确定' }));
    const content = '输入的数据不合法！';
    expect(show).toHaveBeenCalledExactlyOnceWith({ content, duration: libraryToastDuration });
  });
});

describe('a picker', () => {
  const slots = [
    { label: '日期', options: [['a', '今天'] as const, ['b', '明天'] as const, ['c', '后天'] as const] },
    { label: '时间', options: [['9', '九点'] as const, ['10', '十点'] as const] },
  ];
  const setup = (values: readonly string[]) => {
    const pick = vi.fn();
    render(<WheelSheet title="选时间" slots={slots} values={values} onPick={pick} onClose={vi.fn()} />);
    return pick;
  };
  const list = (name: string) => screen.getByRole('combobox', { name });

  it('starts with the values that it was given', () => {
    setup(['b', '10']);
    expect(list('日期')).toHaveDisplayValue('明天');
    expect(list('时间')).toHaveDisplayValue('十点');
  });

  it.each([[['b']], [['b', '10', 'x']], [[]]])(
    'rejects the values %j, which do not match its columns',
    (values) => {
      setup(values);
      expect(list('日期')).toHaveDisplayValue('今天');
      expect(list('时间')).toHaveDisplayValue('九点');
    },
  );

  it('returns one value for each column, chosen by the wheel or by the list above it', async () => {
    const user = newUser();
    const pick = setup(['c', '9']);
    await act(() => vi.advanceTimersByTime(20));
    await user.selectOptions(list('日期'), 'b');
    expect(list('日期')).toHaveDisplayValue('明天');
    await user.click(screen.getByText('十点', { ignore: 'option' }));
    await act(() => vi.advanceTimersByTime(20));
    expect(list('时间')).toHaveDisplayValue('十点');
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(pick).toHaveBeenCalledExactlyOnceWith(['b', '10']);
  });
});
