import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, goBack, main, tap } from '../../support/actions';
import { openApp, settled } from '../../support/render-app';

const text = '浙江省杭州市西湖区松风路 18 号 6 幢 1102\n林向阳 139 0571 2046';
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function paste(pasted: string): Promise<void> {
  fireEvent.change(field('粘贴的地址'), { target: { value: pasted } });
  await settled();
}

describe('a pasted address on /addressInformation', () => {
  it('is shown by its parts, each underlined in the text', async () => {
    await openApp('/addressInformation');
    await paste(text);
    expect(main()).toHaveTextContent(
      '收件人林向阳电话139 0571 2046地址浙江省杭州市西湖区松风路 18 号 6 幢 1102',
    );
    const marks = Array.from(main().querySelectorAll('mark'), ({ textContent, dataset }) => [
      dataset['part'],
      textContent,
    ]);
    expect(marks).toEqual([
      ['address', '浙江省杭州市西湖区松风路 18 号 6 幢 1102'],
      ['name', '林向阳'],
      ['phone', '139 0571 2046'],
    ]);
  });

  it('fills the form of a new address', async () => {
    await openApp('/addressInformation');
    await paste(text);
    await tap('button', '填到新地址里');
    expect(address()).toBe('#/addressInformation?edit=new');
    expect(field('收件人').value).toBe('林向阳');
    expect(field('手机号码').value).toBe('13905712046');
    expect(screen.getByRole('button', { name: '所在地区 浙江省杭州市西湖区' })).toBeInTheDocument();
    expect(field('详细地址').value).toBe('松风路 18 号 6 幢 1102');
    await tap('button', '保存地址');
    expect(main()).toHaveTextContent('已存 4 个');
  });

  it('leaves empty what is not certain, and says so', async () => {
    await openApp('/addressInformation');
    await paste('西湖区松风路 18 号 0571-88886666 13905712046');
    expect(main()).toHaveTextContent('收件人没认出来，要你来填');
    expect(main()).toHaveTextContent('另一个号码 0571-88886666 没有填');
    expect(main()).toHaveTextContent('省市区没认准，要你来选');
    await tap('button', '填到新地址里');
    expect(field('收件人').value).toBe('');
    expect(screen.getByRole('button', { name: '所在地区 选择省、市、区' })).toBeInTheDocument();
    expect(field('详细地址').value).toBe('西湖区松风路 18 号');
  });

  it('can be cleared', async () => {
    await openApp('/addressInformation');
    await paste(text);
    await tap('button', '清空');
    expect(field('粘贴的地址').value).toBe('');
    expect(screen.queryByRole('button', { name: '填到新地址里' })).toBeNull();
  });

  it('keeps what was typed before for the parts that it does not name', async () => {
    await openApp('/addressInformation');
    await tap('button', '新建收货地址');
    fireEvent.change(field('收件人'), { target: { value: '周航' } });
    await settled();
    await goBack();
    await paste('13905712046 杭州市西湖区松风路 18 号');
    await tap('button', '填到新地址里');
    expect(field('收件人').value).toBe('周航');
    expect(field('手机号码').value).toBe('13905712046');
  });
});
