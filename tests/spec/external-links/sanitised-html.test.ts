// @vitest-environment happy-dom
import '../../support/gateways/virtual-node-names';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOutsideHtml, type OutsideElement, type OutsideNode } from '@/ui/media/html-policy';

const hosts = ['img.longcoin.example'];
const read = (html: string) => readOutsideHtml(html, hosts);

/** The allowed output, repeated here so that the list cannot grow by accident. */
const tags = new Set(
  (
    'p h1 h2 h3 h4 ul ol li blockquote div span br hr strong em b i u s sub sup code pre a img ' +
    'table caption thead tbody tfoot tr th td'
  ).split(' '),
);
const fields = new Set(['tag', 'address', 'src', 'alt', 'columns', 'rows', 'scope', 'children']);

function elementsIn(nodes: readonly OutsideNode[]): readonly OutsideElement[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children)]));
}

const textIn = (nodes: readonly OutsideNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textIn(node.children))).join('');
const tagsIn = (html: string) => elementsIn(read(html)).map(({ tag }) => tag);
const addressesIn = (html: string) => elementsIn(read(html)).flatMap(({ address }) => address ?? []);
const imagesIn = (html: string) => elementsIn(read(html)).flatMap(({ src }) => src ?? []);

/** Whether all nodes are listed, and no address could run something. */
function isHarmless(nodes: readonly OutsideNode[]): boolean {
  return elementsIn(nodes).every(
    (element) =>
      tags.has(element.tag) &&
      Object.keys(element).every((field) => fields.has(field)) &&
      !/^\s*(javascript|data|vbscript|blob|file):/i.test(element.address ?? '') &&
      (element.src ?? 'https://img.longcoin.example/').startsWith('https://img.longcoin.example/') &&
      (element.columns ?? 1) <= 99,
  );
}

describe('the sanitiser for HTML from a gateway', () => {
  it('keeps text, headings, lists, tables, links and images of listed hosts', () => {
    const html =
      '<h2>一、范围</h2><p>读 <strong>完</strong> 再<a href="https://a.example/x">同意</a>。</p><ul><li>一</li></ul>' +
      '<table><tbody><tr><td colspan="2">格</td></tr></tbody></table><img src="https://img.longcoin.example/a.png" alt="图">';
    expect(tagsIn(html)).toEqual(
      'h2 p strong a ul li table tbody tr td img'.split(' ') satisfies readonly string[],
    );
    expect(addressesIn(html)).toEqual(['https://a.example/x']);
    expect(imagesIn(html)).toEqual(['https://img.longcoin.example/a.png']);
    expect(textIn(read(html))).toBe('一、范围读 完 再同意。一格');
  });

  it('says of a heading of a table whether it heads its row or its column', () => {
    const html =
      '<table><thead><tr><th>班次</th><th>龙币</th></tr></thead><tbody><tr><th>夜班</th><td>30</td></tr></tbody></table>';
    expect(elementsIn(read(html)).flatMap(({ tag, scope }) => (tag === 'th' ? [scope] : []))).toEqual([
      'col',
      'col',
      'row',
    ]);
  });

  it.each([
    ['a script', '<p>前</p><script>alert(1)</script><p>后</p>', '前后'],
    ['a style sheet', '<style>*{display:none}</style>字', '字'],
    ['a frame', '<iframe src="https://evil.example/"></iframe>字', '字'],
    ['a drawing', '<svg onload=alert(1)><text>画</text></svg>字', '字'],
    ['a formula', '<math><mtext>式</mtext></math>字', '字'],
    ['a form', '<form action="https://evil.example/"><input value=1>请输入密码</form>', '请输入密码'],
    ['a video', '<video src="https://evil.example/x" autoplay>影</video>字', '字'],
    ['a field', '<textarea>写</textarea><select><option>选</option></select>字', '字'],
    ['a template', '<template><p>藏</p></template>字', '字'],
    ['markup that never ends', '<p>前<b>中', '前中'],
    ['markup that closes what it never opened', '</div></p>字</td>', '字'],
    ['a comment', '<!-- <b>x</b> -->字', '字'],
  ])('leaves of %s nothing but its visible text', (_, html, text) => {
    expect(textIn(read(html)).trim()).toBe(text);
    expect(isHarmless(read(html))).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    '//evil.example',
    'https://good.example@evil.example/',
    '',
  ])('leaves a link to %j without its address', (address) => {
    const html = `<a href="${address}">看看</a>`;
    expect(addressesIn(html)).toEqual(['']);
    expect(textIn(read(html))).toBe('看看');
  });

  it.each([
    'https://evil.example/pixel.png',
    'http://img.longcoin.example/a.png',
    'https://img.longcoin.example.evil.example/a.png',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '/local.png',
    'x" onerror="alert(1)',
  ])('does not show an image from %j', (src) => {
    expect(imagesIn(`<img src="${src}">`)).toEqual([]);
  });

  it('removes styles, names and events', () => {
    const html =
      '<p style="position:fixed" class="x" id="y" onclick="alert(1)" data-z="1" aria-label="q" title="t">字</p>';
    expect(read(html)).toEqual([{ tag: 'p', children: ['字'] }]);
  });

  it('keeps the text of unlisted tags', () => {
    expect(read('<p><font color=red>红</font><marquee>跑</marquee></p>')).toEqual([
      { tag: 'p', children: ['红', '跑'] },
    ]);
  });
});

const pieces = fc.constantFrom(
  ...['<p>', '</p>', '<b>', '</b>', '<a href="javascript:alert(1)">', '<a href="https://a.example">', '</a>'],
  ...['<img src=x onerror=alert(1)>', '<img src="https://img.longcoin.example/a.png">', '<svg>', '</svg>'],
  ...[
    '<svg/onload=alert(1)>',
    '<math><mtext><mglyph>',
    '<style>',
    '</style>',
    '<!--',
    '-->',
    ']]>',
    '<![CDATA[',
  ],
  ...[
    '<script>',
    '</script>',
    '<scr<script>ipt>',
    '<table>',
    '<tr><td colspan=9999>',
    '</table>',
    '<form><input>',
  ],
  ...[
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<noscript>',
    '</noscript>',
    '<template>',
    '<select><option>',
  ],
  ...[
    '<x-y onclick=alert(1)>',
    '<a xlink:href="data:text/html,x">',
    '" onmouseover="alert(1)',
    "'",
    '>',
    '<',
    '&lt;',
  ],
  ...[
    '<h1>',
    '<h2 id=__proto__>',
    '<div style="background:url(javascript:1)">',
    '<base href="//evil.example/">',
  ],
  ...[
    '<meta http-equiv=refresh content="0;url=//evil.example">',
    '<object data=x>',
    '<embed src=x>',
    '\u0000',
    '字',
  ],
);

describe('the sanitiser for generated HTML', () => {
  it('outputs nothing that is not on the list', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 24 }), (parts) =>
        isHarmless(read(parts.join(''))),
      ),
      { numRuns: 600 },
    );
  });
});
