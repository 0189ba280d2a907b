/** Pictures of questions that need no server, each of 160 by 100. */
const drawings = {
  exit:
    '<rect width="160" height="100" fill="#1e7052"/><rect x="92" y="18" width="34" height="64" fill="#eef7f2"/>' +
    '<circle cx="62" cy="26" r="8" fill="#eef7f2"/><path d="M60 36l-6 22 14 10-6 20M56 58l-16 6-6 16M58 42l18 8 12-6M58 42l-16 4-6 12" fill="none" stroke="#eef7f2" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>',
  shock:
    '<rect width="160" height="100" fill="#f4ede4"/><path d="M80 10l46 80H34z" fill="#f2c230" stroke="#2a211c" stroke-width="5" stroke-linejoin="round"/>' +
    '<path d="M86 32L68 62h14l-8 20 22-28H82z" fill="#2a211c"/>',
  extinguisher:
    '<rect width="160" height="100" fill="#f4ede4"/><rect x="66" y="32" width="30" height="60" rx="10" fill="#bf3b22"/><rect x="74" y="22" width="14" height="12" fill="#50453c"/>' +
    '<path d="M66 22h30l6-6M88 26c24 0 30 14 28 34" fill="none" stroke="#50453c" stroke-width="5" stroke-linecap="round"/><rect x="70" y="52" width="22" height="18" rx="3" fill="#fff8ee"/>',
  heart:
    '<rect width="160" height="100" fill="#eef7f2"/><path d="M80 84C50 62 42 50 42 36a18 18 0 0 1 38-8 18 18 0 0 1 38 8c0 14-8 26-38 48z" fill="#bf3b22"/>' +
    '<path d="M84 26L68 52h12l-6 18 20-26H82z" fill="#fff8ee"/>',
  meeting:
    '<rect width="160" height="100" fill="#f4ede4"/><rect x="36" y="34" width="88" height="32" rx="6" fill="#b98429"/>' +
    '<g fill="#377285"><circle cx="48" cy="20" r="8"/><circle cx="70" cy="20" r="8"/><circle cx="92" cy="20" r="8"/><circle cx="114" cy="20" r="8"/>' +
    '<circle cx="48" cy="80" r="8"/><circle cx="70" cy="80" r="8"/><circle cx="92" cy="80" r="8"/><circle cx="114" cy="80" r="8"/><circle cx="20" cy="50" r="8"/><circle cx="140" cy="50" r="8"/></g>',
  lantern:
    '<rect width="160" height="100" fill="#fbe4dc"/><path d="M80 4v10M80 80v14M74 82v10M86 82v10" stroke="#b98429" stroke-width="3" stroke-linecap="round"/>' +
    '<ellipse cx="80" cy="48" rx="34" ry="30" fill="#bf3b22"/><ellipse cx="80" cy="48" rx="17" ry="30" fill="none" stroke="#e7c578" stroke-width="2"/>' +
    '<rect x="64" y="14" width="32" height="7" rx="3" fill="#d8a94c"/><rect x="64" y="75" width="32" height="7" rx="3" fill="#d8a94c"/>',
  moon: '<rect width="160" height="100" fill="#1f4a59"/><circle cx="80" cy="50" r="32" fill="#f9edcf"/><g fill="#f9edcf"><circle cx="22" cy="24" r="2"/><circle cx="136" cy="20" r="2.5"/><circle cx="140" cy="74" r="1.600"/><circle cx="30" cy="78" r="1.800"/></g>',
  triangle:
    '<rect width="160" height="100" fill="#fff8ee"/><path d="M80 12l54 76H26zM80 12v76" fill="none" stroke="#9f2f1b" stroke-width="4" stroke-linejoin="round"/>',
  clock:
    '<rect width="160" height="100" fill="#f4ede4"/><circle cx="80" cy="50" r="40" fill="#fff" stroke="#50453c" stroke-width="4"/>' +
    '<path d="M80 14v6M80 80v6M44 50h6M110 50h6" stroke="#50453c" stroke-width="3" stroke-linecap="round"/><path d="M80 50V22" stroke="#2a211c" stroke-width="4" stroke-linecap="round"/><path d="M80 50h20" stroke="#bf3b22" stroke-width="5" stroke-linecap="round"/>',
  rectangle:
    '<rect width="160" height="100" fill="#eef4f6"/><rect x="30" y="22" width="98" height="56" fill="#fff" stroke="#275d70" stroke-width="4"/>' +
    '<g fill="#275d70" font-family="sans-serif" font-size="14" font-weight="600"><text x="74" y="96">7</text><text x="136" y="55">4</text></g>',
} as const;

export type PictureName = keyof typeof drawings;

/** A drawing as an address that brings its picture along. */
export function questionDrawn(name: PictureName): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200" viewBox="0 0 160 100">${drawings[name]}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
