import { expect, it } from 'vitest';
import { chosenPictures } from '@/domain/mall/specification';

const value = (name: string, pictures: readonly string[] = []) => ({ name, pictures });
const goods = {
  pictures: ['goods'],
  slots: [
    { values: [value('大'), value('小')] },
    { values: [value('蓝', ['blue', 'blue back']), value('红')] },
    { values: [value('花', ['flower'])] },
  ],
};

it('the pictures of goods are those of the first chosen value that has some, else those of the goods', () => {
  expect(chosenPictures(goods, ['大', '蓝', '花'])).toEqual(['blue', 'blue back']);
  expect(chosenPictures(goods, ['大', '红', '花'])).toEqual(['flower']);
  expect(chosenPictures(goods, ['大', '红', '素'])).toEqual(['goods']);
  expect(chosenPictures(goods, [])).toEqual(['goods']);
});
