/**
 * Chinese data that the app's language does not change: names, departments, bill titles, search terms, level
 * names, and the usual blessing.
 */
const chineseData = ['恭喜发财！', '冬至团圆礼', '云杉团圆礼盒', '金鳞会员', '林晓禾', '晓禾', '苏念'];

/**
 * The texts and labels of the page, except those inside `except`. A browser test runs this in the page, so it must
 * not use anything outside itself.
 */
export function textsOfPage(except: string): string[] {
  const texts = [document.title];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(except) !== null || !element.checkVisibility()) continue;
    for (const name of ['aria-label', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
  }
  return texts;
}

/** The Chinese texts that should be English. */
export function findChinese(texts: readonly string[]): string[] {
  return (
    texts
      .filter((text) => /[\u4e00-\u9fff]/.test(text))
      .map((text) => text.trim())
      // An avatar shows a part of a name, and a signature contains one.
      .filter((text) => !chineseData.some((known) => known.includes(text) || text.includes(known)))
  );
}
