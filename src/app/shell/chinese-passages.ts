import { usePreferences } from '@/state/preferences';

const han = /\p{Script=Han}/u;
const englishWord = /[a-z]{2}/i;

/** While the app speaks English, marks what the gateways say in Chinese, so that screen readers change their voice; gives the way to stop. */
export function markChinesePassages(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(markTexts);
  });
  const follow = () => {
    observer.disconnect();
    if (usePreferences.getState().language === 'zh-CN') return;
    markTexts(document.body);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  follow();
  const unsubscribe = usePreferences.subscribe(follow);
  return () => {
    unsubscribe();
    observer.disconnect();
  };
}

function markTexts(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node !== null; node = walker.nextNode())
    if (node.nodeType === Node.TEXT_NODE && node.parentElement !== null) mark(node.parentElement);
}

/** Names in an English sentence stay a part of it. */
function mark(element: HTMLElement): void {
  const texts = Array.from(element.childNodes, (child) =>
    child.nodeType === Node.TEXT_NODE ? child.nodeValue : '',
  ).join('');
  if (han.test(texts) && !englishWord.test(texts)) element.lang = 'zh-CN';
  else if (element.lang !== '') element.removeAttribute('lang');
}
