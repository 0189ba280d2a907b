/** Pictures of news that need no server: each a scene of 320 by 200 on a ground of its own. */
const scenes = {
  moon:
    '<path fill="#2a5f70" d="M0 0h320v200H0z"/><circle cx="208" cy="78" r="62" fill="#3d7182"/><circle cx="208" cy="78" r="44" fill="#f6e4b4"/>' +
    '<circle cx="196" cy="68" r="7" fill="#ecd494"/><circle cx="220" cy="88" r="10" fill="#ecd494"/><path fill="#214e5d" d="M0 118q60-24 130-6t190-14v102H0z"/>' +
    '<path fill="#173f4a" d="M40 92h44v80H40zm56-22h38v102H96zm146 40h36v62h-36zm44-20h34v82h-34z"/><path fill="#123039" d="M0 160q80-18 160-6t160-4v50H0z"/>' +
    '<g fill="#f3c877"><path d="M50 104h8v10h-8zm16 0h8v10h-8zm-16 20h8v10h-8zm16 0h8v10h-8zm40-40h7v10h-7zm14 0h7v10h-7zm-14 20h7v10h-7zm14 20h7v10h-7zM252 122h7v9h-7zm14 16h7v9h-7zm32-34h7v9h-7z"/></g>' +
    '<path fill="none" stroke="#d8a94c" d="M0 14q110 34 200-14"/><g fill="#c9402a"><ellipse cx="36" cy="52" rx="13" ry="12"/><ellipse cx="150" cy="34" rx="9" ry="8"/></g>' +
    '<path stroke="#d8a94c" d="M36 22v18M36 64v10M150 14v12M150 42v8"/>',
  check:
    '<path fill="#e0eae4" d="M0 0h320v200H0z"/><ellipse cx="160" cy="176" rx="74" ry="8" fill="#c9d6ce"/><rect x="112" y="36" width="96" height="136" rx="10" fill="#2c8765"/>' +
    '<rect x="122" y="50" width="76" height="110" rx="5" fill="#fff"/><rect x="140" y="26" width="40" height="22" rx="6" fill="#d8a94c"/>' +
    '<path fill="#c9402a" d="M160 116c-34-22-20-46-4-34l4 4 4-4c16-12 30 12-4 34z"/><path fill="none" stroke="#fff" stroke-width="3" d="M136 96h14l5-9 7 16 5-7h17"/><path fill="#d9cdbf" d="M134 130h52v6h-52zm0 14h34v6h-34z"/>',
  bus:
    '<path fill="#e0e9ed" d="M0 0h320v200H0z"/><path fill="#ccd7de" d="M0 150h320v50H0z"/><ellipse cx="160" cy="166" rx="110" ry="7" fill="#b3c2cb"/>' +
    '<rect x="62" y="56" width="196" height="98" rx="14" fill="#fff"/><path fill="#377285" d="M62 108h196v32q0 14-14 14H76q-14 0-14-14z"/>' +
    '<g fill="#b9d3dc"><rect x="78" y="68" width="34" height="32" rx="5"/><rect x="120" y="68" width="34" height="32" rx="5"/><rect x="162" y="68" width="34" height="32" rx="5"/></g><path fill="#8bb3c0" d="M206 68h38q8 0 8 8v24h-46z"/>' +
    '<path fill="#f2dca6" d="M62 116h80v5H62z"/><g fill="#2a211c"><circle cx="104" cy="154" r="17"/><circle cx="216" cy="154" r="17"/></g><g fill="#d9cdbf"><circle cx="104" cy="154" r="7"/><circle cx="216" cy="154" r="7"/></g>',
  bowl:
    '<path fill="#f6e4d0" d="M0 0h320v200H0z"/><ellipse cx="160" cy="176" rx="88" ry="8" fill="#e6cfb6"/><path fill="none" stroke="#d9a877" stroke-width="6" stroke-linecap="round" d="M128 66q-10-12 0-22t0-22M160 60q-10-12 0-22t0-22M192 66q-10-12 0-22t0-22"/>' +
    '<ellipse cx="160" cy="92" rx="86" ry="14" fill="#8a2f1a"/><ellipse cx="160" cy="94" rx="74" ry="10" fill="#f2c877"/><circle cx="136" cy="91" r="10" fill="#2c8765"/><circle cx="178" cy="91" r="9" fill="#fff"/><path fill="#bf3b22" d="M74 92q0 66 54 78h64q54-12 54-78-20 15-86 15T74 92z"/>' +
    '<path fill="none" stroke="#f2c877" stroke-width="3" d="M82 128q78 22 156 0"/>',
  books:
    '<path fill="#ebe5de" d="M0 0h320v200H0z"/><ellipse cx="160" cy="178" rx="84" ry="7" fill="#d3cabf"/><g fill="#2c8765"><path d="M156 58q-26-6-24-32 24 4 24 32zM162 58q2-28 28-34 0 28-28 34z"/></g>' +
    '<g stroke-width="9" fill="#fff"><path stroke="#bf3b22" d="m100 76 116-14v22L102 98z"/><path stroke="#d8a94c" d="M106 110h112v22H106z"/><path stroke="#377285" d="M94 144h132v24H94z"/></g>',
  gift:
    '<path fill="#fbe4dc" d="M0 0h320v200H0z"/><ellipse cx="160" cy="174" rx="80" ry="8" fill="#efc9bb"/><path fill="#bf3b22" d="M98 88h124v82H98z"/><path fill="#d04e33" d="M88 66h144v28H88z"/><path fill="#f2dca6" d="M148 66h24v104h-24z"/>' +
    '<path fill="none" stroke="#d8a94c" stroke-width="9" d="M160 66c-58 4-50-54-8-26q8 8 8 26c0-18 0-18 8-26 42-28 50 30-8 26z"/>',
  run:
    '<path fill="#d8ede2" d="M0 0h320v200H0z"/><circle cx="252" cy="48" r="22" fill="#f2dca6"/><path fill="#b4d8c5" d="M0 128q70-54 150-18t170-22v112H0z"/><path fill="#83c4a8" d="M0 164q90-40 170-14t150-14v64H0z"/>' +
    '<path fill="none" stroke="#fefcf9" stroke-width="10" stroke-dasharray="20 12" d="M18 200q60-64 140-58t146-38"/><g stroke="#bf3b22" stroke-width="10" stroke-linecap="round" fill="none"><path d="M150 78l-10 36 22 18-8 30M140 114l-26 20M150 84l26 16M148 84l-26 12"/></g><circle cx="158" cy="58" r="13" fill="#2a211c"/>',
  sprout:
    '<path fill="#eef7f2" d="M0 0h320v200H0z"/><ellipse cx="160" cy="176" rx="70" ry="7" fill="#cfe2d8"/><path fill="none" stroke="#1e7052" stroke-width="7" d="M160 126V74"/><path fill="#2c8765" d="M158 92q-50 0-54-50 52-2 54 50zM162 76q0-48 52-52 2 52-52 52z"/>' +
    '<path fill="#b98429" d="M116 120h88l-10 54h-68z"/><path fill="#d8a94c" d="M108 112h104v18H108z"/>',
  house:
    '<path fill="#eef4f6" d="M0 0h320v200H0z"/><path fill="#d8e6ea" d="M0 168h320v32H0z"/><path fill="#275d70" d="M86 60h84v110H86z"/><path fill="#377285" d="M170 34h70v136h-70z"/>' +
    '<g fill="#f2dca6"><path d="M100 76h16v16h-16zm36 0h16v16h-16zm-36 32h16v16h-16zm36 0h16v16h-16zM184 52h14v14h-14zm28 0h14v14h-14zm-28 30h14v14h-14zm28 0h14v14h-14zm-28 30h14v14h-14zm28 0h14v14h-14z"/></g><path fill="#f6c5b8" d="M118 142h20v28h-20z"/><circle cx="64" cy="150" r="22" fill="#83c4a8"/><circle cx="262" cy="154" r="18" fill="#83c4a8"/>',
  cup:
    '<path fill="#f4ede4" d="M0 0h320v200H0z"/><ellipse cx="156" cy="172" rx="84" ry="8" fill="#ddd0c1"/><path fill="none" stroke="#7d2517" stroke-width="11" d="M206 92q38-4 34 24t-40 26"/><path fill="#9f2f1b" d="M100 76h110v52q0 40-40 40h-30q-40 0-40-40z"/><ellipse cx="155" cy="76" rx="55" ry="11" fill="#583a12"/>' +
    '<path fill="none" stroke="#d9cdbf" stroke-width="6" stroke-linecap="round" d="M138 54q-8-10 0-18t0-18M170 54q-8-10 0-18t0-18"/>',
} as const;

export type SceneName = keyof typeof scenes;

/** What a scene is drawn on, in pixels. */
export const sceneSize = { width: 320, height: 200 } as const;

/** A scene as an address that brings its picture along. */
export function drawn(scene: SceneName): string {
  const { width, height } = sceneSize;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${scenes[scene]}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
