import { expect, test } from 'vitest';
import { titleMessages } from '@/messages/titles';
import { somePopups } from '@/mocks/popups/popups';
import { readPopup } from '../../support/popup-records';

const links = [...somePopups.agreement, ...somePopups.imageTxt].flatMap((record) => readPopup(record).links);

test.each(links)('the pop-up link $name bears the title of the page it opens', ({ name, url }) => {
  const titles: Readonly<Record<string, string>> = titleMessages.zh;
  expect(titles[url.replace('#', '')]).toBe(name);
});
