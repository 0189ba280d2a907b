/**
 * Pictures of goods that need no server: each a thing of 80 by 80, to be put on any ground. What has a colour to choose is drawn in three
 * shades: `{light}`, `{main}` and `{dark}`.
 */
const things = {
  box:
    '<ellipse cx="40" cy="65" rx="27" ry="3.2" fill="#5b3418" opacity=".14"/><rect x="13" y="26" width="54" height="38" rx="5" fill="#a63520"/>' +
    '<rect x="13" y="26" width="54" height="13" rx="5" fill="#bd4529"/><rect x="35.5" y="26" width="9" height="38" fill="#e6bb63"/>' +
    '<path d="M40 26c-8-13-19-8-14-1 3 3 10 2 14 1zM40 26c8-13 19-8 14-1-3 3-10 2-14 1z" fill="#f1d08a"/><circle cx="40" cy="27" r="3.6" fill="#d19a3f"/>' +
    '<circle cx="24" cy="52" r="5.5" fill="none" stroke="#e6bb63" stroke-width="1.2" opacity=".7"/>' +
    '<circle cx="56" cy="52" r="5.5" fill="none" stroke="#e6bb63" stroke-width="1.2" opacity=".7"/>',
  earphones:
    '<ellipse cx="40" cy="66" rx="24" ry="3.2" fill="#5b3418" opacity=".14"/><rect x="16" y="34" width="48" height="30" rx="14" fill="{main}"/>' +
    '<path d="M16 46a14 14 0 0 1 14-12h20a14 14 0 0 1 14 12z" fill="{light}"/><circle cx="40" cy="52" r="1.6" fill="#7bc1a0"/>' +
    '<path d="M25 16a7 7 0 0 1 9 6.700c0 3-2 4.700-3 6V38h-4.500V27.600A6 6 0 0 1 25 16z" fill="{main}" stroke="{dark}" stroke-width=".8"/>' +
    '<path d="M55 16a7 7 0 0 0-9 6.700c0 3 2 4.700 3 6V38h4.500V27.600A6 6 0 0 0 55 16z" fill="{main}" stroke="{dark}" stroke-width=".8"/>' +
    '<circle cx="27" cy="21.5" r="2.2" fill="{dark}"/><circle cx="53" cy="21.5" r="2.2" fill="{dark}"/>',
  flask:
    '<ellipse cx="40" cy="68" rx="15" ry="3.2" fill="#5b3418" opacity=".14"/><rect x="30" y="22" width="20" height="45" rx="6" fill="{main}"/>' +
    '<rect x="30" y="22" width="7" height="45" rx="3.5" fill="{light}"/><rect x="32" y="10" width="16" height="14" rx="3.5" fill="{dark}"/>' +
    '<rect x="30" y="20" width="20" height="4" fill="#d8b25f"/><rect x="41" y="36" width="5" height="14" rx="2.5" fill="{dark}"/>',
  speaker:
    '<ellipse cx="40" cy="67" rx="17" ry="3.2" fill="#5b3418" opacity=".14"/><rect x="24" y="14" width="32" height="52" rx="14" fill="{main}"/>' +
    '<rect x="24" y="14" width="14" height="52" rx="7" fill="{light}"/><circle cx="40" cy="48" r="10.5" fill="{dark}"/>' +
    '<circle cx="40" cy="48" r="4.5" fill="{light}"/><circle cx="40" cy="27" r="4.5" fill="{dark}"/>',
  kettle:
    '<ellipse cx="40" cy="67" rx="22" ry="3.2" fill="#5b3418" opacity=".14"/>' +
    '<path d="M23 32h30l5 28a6 6 0 0 1-6 6.500H26a6 6 0 0 1-6-6.500z" fill="#f9f6f1"/><path d="M23 32h9l-3 34h-3a6 6 0 0 1-6-6z" fill="#fff"/>' +
    '<path d="M25 32a14 9 0 0 1 26 0z" fill="{main}"/><circle cx="38" cy="21.5" r="3" fill="{dark}"/><path d="M20.500 44 13 36l5-2 5 3z" fill="#eee6db"/>' +
    '<path d="M53.500 35c9-2 13 3 12 11s-5 12-9 12" fill="none" stroke="{dark}" stroke-width="4" stroke-linecap="round"/>' +
    '<circle cx="39" cy="52" r="4" fill="none" stroke="#d8b25f" stroke-width="1.6"/>',
  oranges:
    '<ellipse cx="40" cy="66" rx="25" ry="3.2" fill="#5b3418" opacity=".14"/><circle cx="28" cy="50" r="14.5" fill="#e58a3a"/>' +
    '<circle cx="53" cy="51" r="13.5" fill="#d9772a"/><circle cx="41" cy="36" r="13.5" fill="#efa04d"/>' +
    '<path d="M41 23c0-5 4-8 9-8 0 5-4 8-9 8z" fill="#5b9a62"/><path d="M41 24v-4" stroke="#6b4a22" stroke-width="1.8" stroke-linecap="round"/>' +
    '<circle cx="35" cy="31" r="3" fill="#fff" opacity=".35"/><circle cx="22" cy="45" r="3" fill="#fff" opacity=".3"/>',
  rice:
    '<ellipse cx="40" cy="67" rx="20" ry="3.2" fill="#5b3418" opacity=".14"/>' +
    '<path d="M24 20h32l3 40a6 6 0 0 1-6 6.500H27A6 6 0 0 1 21 60z" fill="#fffaf0"/><path d="M24 20h32l.6 8H23.400z" fill="#e7d9bd"/>' +
    '<path d="M26 14h28l2 6H24z" fill="#d5c19a"/><rect x="28" y="34" width="24" height="22" rx="3" fill="#b5472b"/>' +
    '<path d="M40 37.500v15M40 41c-4 0-5.500-1.500-6-4M40 41c4 0 5.500-1.500 6-4M40 46.500c-4 0-5.500-1.500-6-4M40 46.500c4 0 5.500-1.500 6-4" stroke="#f6d894" stroke-width="1.5" fill="none" stroke-linecap="round"/>',
  basket:
    '<ellipse cx="40" cy="66" rx="26" ry="3.2" fill="#5b3418" opacity=".14"/><path d="M14 46h52l-4 16a4 4 0 0 1-4 3H22a4 4 0 0 1-4-3z" fill="#377285"/>' +
    '<path d="M14 46h52" stroke="#e6bb63" stroke-width="2"/><circle cx="28" cy="36" r="11" fill="#d98b3a"/>' +
    '<circle cx="28" cy="36" r="6.5" fill="none" stroke="#b56a22" stroke-width="1.6"/><circle cx="52" cy="36" r="11" fill="#e0a24e"/>' +
    '<circle cx="52" cy="36" r="6.5" fill="none" stroke="#b97d24" stroke-width="1.6"/><circle cx="40" cy="27" r="11" fill="#e9b765"/>' +
    '<path d="M40 20.500v13M33.500 27h13" stroke="#c08a30" stroke-width="1.6" stroke-linecap="round"/>',
  umbrella:
    '<ellipse cx="40" cy="70" rx="14" ry="3" fill="#5b3418" opacity=".14"/>' +
    '<path d="M14 42a26 26 0 0 1 52 0c-4-4-9-4-13 0-4-4-9-4-13 0-4-4-9-4-13 0-4-4-9-4-13 0z" fill="{main}"/>' +
    '<path d="M27 42a13 26 0 0 1 13-26 13 26 0 0 1 13 26c-4-4-9-4-13 0-4-4-9-4-13 0z" fill="{light}"/>' +
    '<path d="M40 12v4M40 42v20a5 5 0 0 1-10 0" fill="none" stroke="#583a12" stroke-width="2.6" stroke-linecap="round"/>',
  tea:
    '<ellipse cx="40" cy="67" rx="19" ry="3.2" fill="#5b3418" opacity=".14"/><path d="M24 26h32v36a5 5 0 0 1-5 5H29a5 5 0 0 1-5-5z" fill="#1e7052"/>' +
    '<path d="M24 26h10v41h-5a5 5 0 0 1-5-5z" fill="#2c8765"/><rect x="22" y="16" width="36" height="11" rx="4" fill="#d8a94c"/>' +
    '<circle cx="42" cy="47" r="10" fill="#fff8ee"/><path d="M42 53c-6-3-6-10 0-13 6 3 6 10 0 13z" fill="#83c4a8"/>' +
    '<path d="M42 41v12" stroke="#1e7052" stroke-width="1.4"/>',
  towel:
    '<ellipse cx="40" cy="66" rx="24" ry="3.2" fill="#5b3418" opacity=".14"/><rect x="17" y="44" width="46" height="21" rx="8" fill="{dark}"/>' +
    '<rect x="17" y="32" width="46" height="16" rx="8" fill="{main}"/><rect x="17" y="20" width="46" height="16" rx="8" fill="{light}"/>' +
    '<path d="M52 20v16M52 32v16M52 44v21" stroke="#fff" stroke-width="2.4" opacity=".7"/>',
  lamp:
    '<ellipse cx="40" cy="68" rx="18" ry="3.2" fill="#5b3418" opacity=".14"/><path d="M28 16h24l8 24H20z" fill="{main}"/>' +
    '<path d="M28 16h8l-4 24H20z" fill="{light}"/><path d="M40 40v22" stroke="#744d14" stroke-width="3.4"/>' +
    '<rect x="27" y="61" width="26" height="6" rx="3" fill="#8f6118"/>',
  jar:
    '<ellipse cx="40" cy="67" rx="20" ry="3.2" fill="#5b3418" opacity=".14"/>' +
    '<rect x="24" y="28" width="32" height="38" rx="8" fill="{main}"/><rect x="24" y="28" width="11" height="38" rx="5.5" fill="{light}"/>' +
    '<rect x="26" y="14" width="28" height="13" rx="4" fill="{dark}"/><rect x="24" y="26" width="32" height="4" fill="#d8b25f"/>' +
    '<path d="M52 19c9 0 9 9 4 11" fill="none" stroke="{dark}" stroke-width="3.2" stroke-linecap="round"/>',
  bottle:
    '<ellipse cx="40" cy="67" rx="13" ry="3.2" fill="#5b3418" opacity=".14"/>' +
    '<rect x="29" y="26" width="22" height="41" rx="9" fill="{main}"/><rect x="29" y="26" width="8" height="41" rx="4" fill="{light}"/>' +
    '<path d="M32 27q0-7 4-9h8q4 2 4 9z" fill="{dark}"/><rect x="35" y="9" width="10" height="9" rx="3" fill="{dark}"/>' +
    '<path d="M45 12c9-1 10 12 3 15" fill="none" stroke="#d8b25f" stroke-width="2.6" stroke-linecap="round"/><path d="M31 44h18M31 49h18" stroke="{dark}" stroke-width="1.6"/>',
  pomelos:
    '<ellipse cx="40" cy="67" rx="26" ry="3.2" fill="#5b3418" opacity=".14"/>' +
    '<path d="M27 23c12 0 18 13 18 24a18 18 0 0 1-36 0c0-11 6-24 18-24z" fill="#b9bf4e"/><path d="M54 30c10 0 15 11 15 20a15 15 0 0 1-30 0c0-9 5-20 15-20z" fill="#cdd067"/>' +
    '<path d="M27 23c1-6 6-9 12-8-1 6-6 9-12 8z" fill="#5b9a62"/><path d="M54 30v-5" stroke="#6b4a22" stroke-width="1.8" stroke-linecap="round"/>' +
    '<circle cx="20" cy="38" r="3.4" fill="#fff" opacity=".35"/><circle cx="48" cy="42" r="2.8" fill="#fff" opacity=".35"/>',
  puer:
    '<ellipse cx="40" cy="67" rx="24" ry="3.2" fill="#5b3418" opacity=".14"/>' +
    '<circle cx="42" cy="41" r="25" fill="#efe2c6"/><circle cx="42" cy="41" r="20" fill="#6b4527"/><circle cx="42" cy="41" r="6" fill="#56351d"/>' +
    '<path d="M29 33l5 2M47 27l3 4M56 40l-5 2M34 53l3-4M50 54l-3-4M31 44l5-1" stroke="#8d6540" stroke-width="1.8" stroke-linecap="round"/>' +
    '<path d="M17 58h22l-3 8H20z" fill="#b5472b"/><ellipse cx="28" cy="58" rx="11" ry="2.8" fill="#4a2a14"/>',
  pot:
    '<ellipse cx="40" cy="67" rx="22" ry="3.2" fill="#5b3418" opacity=".14"/>' +
    '<path d="M22 30h34l4 27H18z" fill="#e4eef1" opacity=".9"/><path d="M20 45h38l2 12H18z" fill="#d9a44a" opacity=".75"/>' +
    '<rect x="17" y="56" width="44" height="10" rx="4" fill="{main}"/><path d="M24 30a15 8 0 0 1 30 0z" fill="{light}"/><circle cx="39" cy="21" r="3" fill="{dark}"/>' +
    '<path d="M56 34c10-1 12 5 11 12s-4 9-8 9" fill="none" stroke="{dark}" stroke-width="4" stroke-linecap="round"/><path d="M21 38l-7-5 4-3 6 3z" fill="#cfdde2"/><circle cx="39" cy="61" r="2" fill="#fff8ee"/>',
  'desk-lamp':
    '<ellipse cx="40" cy="67" rx="20" ry="3.2" fill="#5b3418" opacity=".14"/>' +
    '<rect x="22" y="60" width="34" height="6" rx="3" fill="{main}"/><path d="M30 61V40L50 24" fill="none" stroke="{dark}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>' +
    '<path d="M44 16l18 14-6 8-19-15z" fill="{main}"/><path d="M44 16l6 5-7 7-6-5z" fill="{light}"/><path d="M39 25l17 13-2 22H24z" fill="#f2dca6" opacity=".4"/>' +
    '<circle cx="30" cy="40" r="3.2" fill="#d8b25f"/>',
  'bath-towel':
    '<ellipse cx="40" cy="67" rx="26" ry="3.2" fill="#5b3418" opacity=".14"/>' +
    '<rect x="14" y="30" width="52" height="36" rx="7" fill="{main}"/><path d="M14 44a7 7 0 0 1 7-7h38a7 7 0 0 1 7 7v2H14z" fill="{light}"/>' +
    '<path d="M14 55h52" stroke="{dark}" stroke-width="3"/><path d="M14 59.500h52" stroke="#fff" stroke-width="1.4" opacity=".6"/>' +
    '<path d="M22 30q18-10 36 0" fill="none" stroke="{light}" stroke-width="4" stroke-linecap="round"/>',
  headphones:
    '<ellipse cx="40" cy="67" rx="24" ry="3.2" fill="#5b3418" opacity=".14"/>' +
    '<path d="M17 48V42a23 23 0 0 1 46 0v6" fill="none" stroke="{dark}" stroke-width="5" stroke-linecap="round"/><path d="M22 34a20 20 0 0 1 36 0" fill="none" stroke="{light}" stroke-width="2.4" stroke-linecap="round"/>' +
    '<rect x="11" y="42" width="14" height="24" rx="7" fill="{main}"/><rect x="55" y="42" width="14" height="24" rx="7" fill="{main}"/>' +
    '<rect x="22" y="44" width="5" height="20" rx="2.5" fill="{dark}"/><rect x="53" y="44" width="5" height="20" rx="2.5" fill="{dark}"/><circle cx="15" cy="60" r="1.5" fill="#7bc1a0"/>',
  'floor-lamp':
    '<ellipse cx="40" cy="72" rx="15" ry="3.2" fill="#5b3418" opacity=".14"/>' +
    '<path d="M40 28v41" stroke="#744d14" stroke-width="2.8"/><ellipse cx="40" cy="70" rx="12" ry="3" fill="#8f6118"/>' +
    '<path d="M31 8h18l7 21H24z" fill="#f2dca6"/><path d="M31 8h7l-4 21H24z" fill="#f9edcf"/><path d="M52 29v8" stroke="#d8b25f" stroke-width="1.4"/><circle cx="52" cy="38" r="1.6" fill="#d8b25f"/>',
} as const;

export type ThingName = keyof typeof things;

/** Grounds in paper, celadon, mist, lilac, apricot. */
const grounds = ['#f6e2cd', '#e3ece6', '#e4eaee', '#e9e2ea', '#f4ead6', '#fbe4dc'];

interface Shades {
  readonly light: string;
  readonly main: string;
  readonly dark: string;
}

/** The colours that goods come in, by the name that people choose. */
export const shadesByColour = {
  松绿: { light: '#6a9c88', main: '#4a7f6a', dark: '#2f5a4a' },
  陶土: { light: '#d98e70', main: '#c46f4b', dark: '#8f4a2e' },
  墨色: { light: '#66727f', main: '#434f5c', dark: '#29323b' },
} as const satisfies Readonly<Record<string, Shades>>;

export type Colour = keyof typeof shadesByColour;

const allColours: readonly Colour[] = ['松绿', '陶土', '墨色'];

/** The colours that a thing comes in, the usual one first; none where it has the colour of what it is. */
export function coloursOf(thing: ThingName): readonly Colour[] {
  if (thing === 'earphones' || thing === 'headphones' || thing === 'speaker') return allColours.slice(1);
  return things[thing].includes('{main}') ? allColours : [];
}

/** How a thing is shown: from the front, close, turned, and with a hand's breadth to measure it by. */
const views = [
  (thing: string) => thing,
  (thing: string) => `<g transform="translate(-40-44)scale(2)">${thing}</g>`,
  (thing: string) => `<g transform="translate(80)scale(-1 1)rotate(14 40 44)">${thing}</g>`,
  (thing: string) =>
    `<g transform="translate(15 14)scale(.62)">${thing}</g>` +
    '<path d="M70 18v36M67 18h6M67 54h6M20 64h40M20 61v6M60 61v6" stroke="#8a5a32" fill="none" stroke-width="1.4" stroke-linecap="round"/>',
];

export interface ThingLook {
  /** Any number: it goes round the grounds. */
  readonly ground?: number;
  /** The usual one where it is not said. */
  readonly colour?: Colour;
  readonly view?: number;
}

/** A thing as an address that brings its picture along. */
export function thingDrawn(thing: ThingName, { ground = 0, colour, view = 0 }: ThingLook): string {
  const fill = grounds[ground % grounds.length] ?? '#f6e2cd';
  const { light, main, dark } = shadesByColour[colour ?? coloursOf(thing)[0] ?? '松绿'];
  const coloured = things[thing]
    .replace(/\{light\}/g, light)
    .replace(/\{main\}/g, main)
    .replace(/\{dark\}/g, dark);
  const shown = views[view % views.length]?.(coloured) ?? coloured;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 80 80"><path fill="${fill}" d="M0 0h80v80H0z"/>${shown}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** A thing from all sides, the front first. */
export function thingFromAllSides(thing: ThingName, look: Omit<ThingLook, 'view'>): string[] {
  return views.map((_, view) => thingDrawn(thing, { ...look, view }));
}
