/** Pictures of second-hand items that need no server: each a whole scene with its view box. */
const scenes = {
  camera: {
    box: '0 0 171 176',
    drawing:
      '<rect width="171" height="176" fill="#e9dfd0"/><path d="M-10 30 70-10h60L-10 80z" fill="#fff8ea" opacity=".6"/>' +
      '<rect y="122" width="171" height="60" fill="#b98a5c"/><rect y="122" width="171" height="3" fill="#d3a678"/>' +
      '<path d="M0 142h171M0 162h171" stroke="#a5774b" stroke-width="1.2" opacity=".6"/>' +
      '<ellipse cx="86" cy="139" rx="62" ry="6" fill="#3a2413" opacity=".28"/>' +
      '<g transform="translate(86 104) scale(.58)"><g>' +
      '<path d="M-92-40C-140-66-172 10-138 48c14 14 44 14 78 4" fill="none" stroke="#8a5a32" stroke-width="9" stroke-linecap="round"/>' +
      '<path d="M92-40c50-24 74 40 46 78-14 16-48 18-80 14" fill="none" stroke="#a06c3e" stroke-width="9" stroke-linecap="round"/>' +
      '<rect x="-76" y="-72" width="34" height="16" rx="5" fill="#b9b2a6"/>' +
      '<path d="M-72-72v16M-66-72v16M-60-72v16M-54-72v16M-48-72v16" stroke="#8f887c" stroke-width="1.5"/>' +
      '<rect x="48" y="-68" width="24" height="12" rx="4" fill="#b9b2a6"/>' +
      '<rect x="54" y="-74" width="12" height="8" rx="3" fill="#d9a44a"/>' +
      '<path d="M-38-56l9-22a6 6 0 0 1 5.6-3.8h46.8a6 6 0 0 1 5.6 3.8l9 22z" fill="#e3ded5"/>' +
      '<path d="M-38-56l9-22a6 6 0 0 1 5.6-3.8H-4L-14-56z" fill="#f4f0e9"/>' +
      '<rect x="-96" y="-58" width="192" height="118" rx="16" fill="#d8d2c7"/>' +
      '<path d="M-96-42a16 16 0 0 1 16-16H80a16 16 0 0 1 16 16v10H-96z" fill="#ece7de"/>' +
      '<rect x="-96" y="-32" width="192" height="72" fill="#3b322c"/><path d="M-96-32h40v72h-40z" fill="#483d36"/>' +
      '<g stroke="#2b2420" stroke-width="1" opacity=".5">' +
      '<path d="M-90-20h30M-90-8h30M-90 4h30M-90 16h30M-90 28h30M62-20h30M62-8h30M62 4h30M62 16h30M62 28h30"/></g>' +
      '<rect x="-22" y="-50" width="44" height="12" rx="3" fill="#4a5a63"/>' +
      '<path d="M-20-48h16l-6 8h-10z" fill="#8fa7b2" opacity=".7"/>' +
      '<rect x="58" y="-52" width="26" height="13" rx="3.5" fill="#6c7d86"/>' +
      '<circle cx="-74" cy="-45" r="5" fill="#bf3b22"/><circle cx="0" cy="6" r="54" fill="#cfc8bb"/>' +
      '<circle cx="0" cy="6" r="50" fill="#231e1b"/><circle cx="0" cy="6" r="42" fill="#37302b"/>' +
      '<circle cx="0" cy="6" r="42" fill="none" stroke="#d8b25f" stroke-width="1.4" stroke-dasharray="2 5"/>' +
      '<circle cx="0" cy="6" r="33" fill="#16232b"/><circle cx="0" cy="6" r="26" fill="#2b4a59"/>' +
      '<circle cx="0" cy="6" r="17" fill="#17303c"/><circle cx="0" cy="6" r="8" fill="#0c1a21"/>' +
      '<path d="M-20-8a26 26 0 0 1 18-12" fill="none" stroke="#bfe0ea" stroke-width="5" stroke-linecap="round" opacity=".75"/>' +
      '<circle cx="11" cy="17" r="4.5" fill="#e8b06a" opacity=".7"/>' +
      '<circle cx="17" cy="9" r="2.2" fill="#fff" opacity=".7"/></g></g>',
  },
  'desk-lamp': {
    box: '0 -9 171 200',
    drawing:
      '<rect y="-20" width="171" height="240" fill="#2f4650"/>' +
      '<path d="M62 66 16 158h112z" fill="#ffe7ae" opacity=".26"/>' +
      '<path d="M62 66 36 158h66z" fill="#ffe7ae" opacity=".3"/><rect y="158" width="171" height="44" fill="#8a5f3c"/>' +
      '<ellipse cx="70" cy="160" rx="58" ry="8" fill="#ffdf9b" opacity=".55"/>' +
      '<rect y="158" width="171" height="2.5" fill="#a97a52"/>' +
      '<g fill="none" stroke="#f3ece0" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">' +
      '<path d="M134 154 V96 L74 46"/></g><circle cx="134" cy="96" r="6" fill="#d8b25f"/>' +
      '<circle cx="76" cy="48" r="5" fill="#d8b25f"/><path d="M44 74a34 34 0 0 1 40-40l8 10-36 36z" fill="#f7f1e6"/>' +
      '<path d="M44 74a34 34 0 0 1 16-34l6 30-10 10z" fill="#fffdf8"/>' +
      '<ellipse cx="67" cy="77" rx="15" ry="5" transform="rotate(-40 67 77)" fill="#ffe9b8"/>' +
      '<path d="M112 154h44a6 6 0 0 1 6 6h-56a6 6 0 0 1 6-6z" fill="#f3ece0"/><g transform="translate(22 146)">' +
      '<path d="M0 10c14-6 28-6 36 0 8-6 22-6 36 0v6c-14-5-28-5-36 0-8-5-22-5-36 0z" fill="#fffaf0"/>' +
      '<path d="M36 10v6" stroke="#cdbfa9" stroke-width="1.5"/></g>',
  },
  ukulele: {
    box: '0 0 171 200',
    drawing:
      '<rect width="171" height="200" fill="#dfe6ea"/><path d="M171 0v200H120z" fill="#d0dae0"/>' +
      '<rect y="172" width="171" height="30" fill="#b7a48c"/>' +
      '<ellipse cx="84" cy="180" rx="46" ry="5" fill="#3a2413" opacity=".2"/><g transform="rotate(14 86 110)">' +
      '<rect x="79" y="14" width="14" height="84" rx="3" fill="#6b4326"/>' +
      '<path d="M76 8h20l3 22a4 4 0 0 1-4 4H77a4 4 0 0 1-4-4z" fill="#8a5a32"/><g fill="#d8b25f">' +
      '<circle cx="72" cy="15" r="3.2"/><circle cx="71" cy="26" r="3.2"/><circle cx="100" cy="15" r="3.2"/>' +
      '<circle cx="101" cy="26" r="3.2"/></g>' +
      '<path d="M86 86c20 0 28 10 26 22-1.4 8 0 10 5 18 12 18 4 50-31 50s-43-32-31-50c5-8 6.4-10 5-18-2-12 6-22 26-22z" fill="#d08a4a"/>' +
      '<path d="M86 86c-20 0-28 10-26 22 1.4 8 0 10-5 18-10 15-7 38 13 47-8-16-6-34 1-46 4-8 4-12 3-20-1-10 4-19 14-21z" fill="#e3a866"/>' +
      '<circle cx="86" cy="118" r="13" fill="#3b2415"/>' +
      '<circle cx="86" cy="118" r="15.5" fill="none" stroke="#f3d9a4" stroke-width="1.6"/>' +
      '<rect x="72" y="150" width="28" height="7" rx="3" fill="#5a3820"/>' +
      '<path d="M81.5 24v128M84.5 24v128M87.5 24v128M90.5 24v128" stroke="#fdf6e6" stroke-width=".9" opacity=".9"/>' +
      '<path d="M79 44h14M79 56h14M79 68h14M79 80h14" stroke="#c9a46a" stroke-width="1.2"/></g>',
  },
  bicycle: {
    box: '0 0 171 214',
    drawing:
      '<rect width="171" height="214" fill="#dbe4e2"/><g fill="#cbd8d5">' +
      '<rect x="-6" y="20" width="44" height="20" rx="2"/><rect x="42" y="20" width="60" height="20" rx="2"/>' +
      '<rect x="106" y="20" width="70" height="20" rx="2"/><rect x="-20" y="44" width="60" height="20" rx="2"/>' +
      '<rect x="44" y="44" width="60" height="20" rx="2"/><rect x="108" y="44" width="70" height="20" rx="2"/>' +
      '<rect x="-6" y="68" width="44" height="20" rx="2"/><rect x="42" y="68" width="60" height="20" rx="2"/>' +
      '<rect x="106" y="68" width="70" height="20" rx="2"/></g><rect y="166" width="171" height="50" fill="#c3b7a6"/>' +
      '<rect y="166" width="171" height="3" fill="#d6ccbd"/>' +
      '<ellipse cx="86" cy="182" rx="70" ry="5" fill="#3a2413" opacity=".2"/>' +
      '<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#2f2a27" stroke-width="5">' +
      '<circle cx="44" cy="152" r="27"/><circle cx="128" cy="152" r="27"/></g><g stroke="#9aa3a5" stroke-width="1">' +
      '<path d="M44 127v50M19 152h50M26 134l36 36M62 134l-36 36M128 127v50M103 152h50M110 134l36 36M146 134l-36 36"/>' +
      '</g><g stroke="#bf4a2c" stroke-width="6.5">' +
      '<path d="M44 152 66 108M66 108 84 152H44M66 112l48-4M84 152l31-40M128 152l-16-56"/></g>' +
      '<path d="M66 108l-5-14" stroke="#8f887c" stroke-width="5"/>' +
      '<path d="M50 92h24" stroke="#3b2a1d" stroke-width="8"/>' +
      '<path d="M112 96l-2-12M110 84h-14M110 84h12" stroke="#4a443e" stroke-width="4.5"/>' +
      '<path d="M96 84h-4M122 84h4" stroke="#8a5a32" stroke-width="6"/></g>' +
      '<circle cx="84" cy="152" r="8" fill="#4a443e"/><circle cx="84" cy="152" r="4" fill="#d8b25f"/>' +
      '<circle cx="44" cy="152" r="4" fill="#4a443e"/><circle cx="128" cy="152" r="4" fill="#4a443e"/>' +
      '<path d="M126 96h24v22a5 5 0 0 1-5 5h-14a5 5 0 0 1-5-5z" fill="#d9b98a"/>' +
      '<path d="M126 103h24M126 110h24M132 96v27M138 96v27M144 96v27" stroke="#b8935f" stroke-width="1.2"/>' +
      '<path d="M124 96h28" stroke="#8a5a32" stroke-width="3" stroke-linecap="round"/>',
  },
  'moka-pot': {
    box: '0 0 171 176',
    drawing:
      '<rect width="171" height="176" fill="#f2e1d2"/><circle cx="120" cy="56" r="70" fill="#f7ebdf"/>' +
      '<rect y="134" width="171" height="46" fill="#d9c4ab"/><rect y="134" width="171" height="2.5" fill="#e8d8c3"/>' +
      '<ellipse cx="76" cy="148" rx="46" ry="5" fill="#3a2413" opacity=".2"/>' +
      '<path d="M50 96h52l8 46a5 5 0 0 1-5 6H47a5 5 0 0 1-5-6z" fill="#b9bdbf"/>' +
      '<path d="M50 96h17l-4 52H47a5 5 0 0 1-5-6z" fill="#d6d9da"/>' +
      '<path d="M88 96h14l8 46a5 5 0 0 1-5 6H91z" fill="#9ca2a5"/>' +
      '<rect x="46" y="88" width="60" height="10" rx="3" fill="#8a9195"/><path d="M44 44h64l-6 44H50z" fill="#c9cdce"/>' +
      '<path d="M44 44h20l-2 44H50z" fill="#e2e5e5"/><path d="M90 44h18l-6 44H89z" fill="#a9afb2"/>' +
      '<path d="M44 46 30 52l14 14z" fill="#c9cdce"/><path d="M46 44c6-14 54-14 60 0z" fill="#aab0b3"/>' +
      '<circle cx="76" cy="29" r="5.5" fill="#3b2a1d"/>' +
      '<path d="M106 50h20a6 6 0 0 1 6 7l-7 36" fill="none" stroke="#3b2a1d" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>' +
      '<g transform="translate(116 118)"><path d="M0 6h34l-3 20a7 7 0 0 1-7 6H10a7 7 0 0 1-7-6z" fill="#bf4a2c"/>' +
      '<path d="M33 11c12-2 12 14-2 13" fill="none" stroke="#bf4a2c" stroke-width="4"/>' +
      '<ellipse cx="17" cy="6" rx="17" ry="4" fill="#5a3a22"/></g>' +
      '<path d="M128 112c-6-8 6-12 0-20M139 112c-6-8 6-12 0-20" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" opacity=".85"/>',
  },
  'picture-books': {
    box: '0 0 171 200',
    drawing:
      '<rect width="171" height="200" fill="#f5e8cf"/><path d="M0 0h171v90H0z" fill="#f9f0de"/>' +
      '<rect y="156" width="171" height="46" fill="#cfa97c"/><rect y="156" width="171" height="3" fill="#e0c197"/>' +
      '<ellipse cx="84" cy="162" rx="66" ry="5" fill="#3a2413" opacity=".2"/>' +
      '<rect x="24" y="136" width="112" height="22" rx="4" fill="#377285"/>' +
      '<rect x="28" y="139" width="104" height="16" rx="2" fill="#f7f1e6"/>' +
      '<rect x="24" y="136" width="18" height="22" rx="4" fill="#275d70"/>' +
      '<rect x="34" y="116" width="106" height="20" rx="4" fill="#c9573b"/>' +
      '<rect x="120" y="116" width="20" height="20" rx="4" fill="#a8402a"/>' +
      '<path d="M46 126h54" stroke="#f6d894" stroke-width="2.4" stroke-linecap="round"/>' +
      '<rect x="28" y="98" width="98" height="18" rx="4" fill="#e0b052"/>' +
      '<rect x="28" y="98" width="14" height="18" rx="4" fill="#c28f30"/>' +
      '<path d="M52 107h48" stroke="#7d4710" stroke-width="2" stroke-linecap="round"/>' +
      '<g transform="translate(44 40) rotate(-4 40 30)"><rect width="78" height="58" rx="5" fill="#4c8b73"/>' +
      '<rect width="10" height="58" rx="4" fill="#2f6654"/><circle cx="46" cy="26" r="15" fill="#f6d894"/>' +
      '<path d="M18 50c12-16 20-16 28-6 8-12 18-10 28 2v7a5 5 0 0 1-5 5H14z" fill="#2f6654"/>' +
      '<circle cx="40" cy="24" r="2" fill="#5a3a22"/><circle cx="52" cy="24" r="2" fill="#5a3a22"/>' +
      '<path d="M42 30c2 2.5 6 2.5 8 0" fill="none" stroke="#5a3a22" stroke-width="1.8" stroke-linecap="round"/></g>',
  },
} as const;

export type SceneName = keyof typeof scenes;

/** A scene as an address that brings its picture along. */
export function sceneDrawn(name: SceneName, side = 0): string {
  const { box: whole, drawing } = scenes[name];
  const box = shownPart(whole, side);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="342" height="342" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** What each side shows of a scene: all of it, its middle, its left and its right, each as the place and size within the whole. */
const parts = [
  [0, 0, 1],
  [0.2, 0.25, 0.6],
  [0, 0.1, 0.7],
  [0.3, 0.3, 0.7],
] as const;

function shownPart(whole: string, side: number): string {
  const [x = 0, y = 0, width = 0, height = 0] = whole.split(' ').map(Number);
  const [left, top, size] = parts[side % parts.length] ?? parts[0];
  return [x + left * width, y + top * height, size * width, size * height].join(' ');
}
