import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../tooling/ready.mjs';
import { viewport } from './slow-phone.mjs';

/** What no opening of /home can do without: the session, who it is, the accounts, the coins that lapse, and the start-up pop-ups. */
const needed = ['tokenToKey', 'queryUserInfo', 'accountInfo', 'queryUserExpireStatistics', 'popupList'];

/**
 * Opens the built app's /home and writes a page that does only what none can do without: React draws the elements of the first screen, in
 * their styles and without pictures or fonts, and the calls above are made once by the packages that are given. Gives the folder to build
 * it from. No /home that React draws and that asks from its main thread can take less than this page.
 */
export async function leastOfHome({ base, browser }) {
  const folder = join(root, '.tmp/least-of-home');
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['empty-page/index.html', 'least-of-home/main.mjs'])
    cpSync(join(import.meta.dirname, part), join(folder, basename(part)));
  const page = await browser.newPage({ viewport });
  const calls = new Map();
  page.on('request', (request) => {
    const name = basename(new URL(request.url()).pathname);
    if (needed.includes(name)) calls.set(name, callOf(request));
  });
  await page.goto(`${base}/?token=lx-LX100001#/home`);
  await page.getByRole('heading', { name: '收到的心意' }).waitFor();
  await page.waitForLoadState('networkidle');
  const missing = needed.filter((name) => !calls.has(name));
  if (missing.length > 0) throw new Error(`/home did not call ${missing.join(' and ')}`);
  const { elements, styles } = await page.evaluate(firstScreen);
  await page.close();
  writeFileSync(join(folder, 'elements.json'), JSON.stringify(elements));
  writeFileSync(join(folder, 'calls.json'), JSON.stringify(needed.map((name) => calls.get(name))));
  writeFileSync(join(folder, 'all.css'), styles);
  return folder;
}

/** A call as the app made it, to be made again: its body is as it went over the line, so that nothing has to be encrypted. */
function callOf(request) {
  // The others are the browser's.
  const own = Object.entries(request.headers()).filter(
    ([name]) => !/^(accept|cookie|origin|referer|sec-|user-agent)/.test(name),
  );
  return { url: new URL(request.url()).pathname, body: request.postData(), headers: Object.fromEntries(own) };
}

/** What somebody sees before they scroll, and the styles that apply to it. Runs in the page. */
function firstScreen() {
  const isSeen = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return element.checkVisibility() && bottom > 0 && top < window.innerHeight;
  };
  const taken = (node) => {
    if (node instanceof Text) return node.data;
    const { localName: tag, attributes, childNodes } = node;
    const named = Array.from(attributes, ({ name, value }) => [name, value]);
    return {
      tag,
      // React takes styles in another form, and none of those of /home are worth it; a picture would be fetched.
      attributes: Object.fromEntries(named.filter(([name]) => name !== 'style' && name !== 'src')),
      parts: Array.from(childNodes)
        .filter((child) => (child instanceof Element ? isSeen(child) : child instanceof Text))
        .map(taken),
    };
  };
  const applies = (selectors) => {
    try {
      return (
        document.querySelector(selectors.replaceAll(/::?(before|after|hover|active|focus[-a-z]*)/g, '')) !==
        null
      );
    } catch {
      return false;
    }
  };
  const stylesOf = (rules) =>
    Array.from(rules, (rule) => {
      if (rule instanceof CSSMediaRule)
        return window.matchMedia(rule.media.mediaText).matches ? stylesOf(rule.cssRules) : '';
      return rule instanceof CSSStyleRule && applies(rule.selectorText) ? rule.cssText : '';
    }).join('\n');
  const styles = Array.from(document.styleSheets, ({ cssRules }) => stylesOf(cssRules)).join('\n');
  return {
    elements: Array.from(document.getElementById('root').children).filter(isSeen).map(taken),
    // No fonts, and no pictures behind an element.
    styles: styles.replaceAll(/url\([^)]*\)/g, 'none'),
  };
}
