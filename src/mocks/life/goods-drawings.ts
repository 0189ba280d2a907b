/** Pictures of goods that need no server: each a thing of 80 by 80, to be put on any ground. */
const things = {
  box:
    '<ellipse cx="40" cy="65" rx="27" ry="3.2" fill="#5b3418" opacity=".14"/><rect x="13" y="26" width="54" height="38" rx="5" fill="#a63520"/>' +
    '<rect x="13" y="26" width="54" height="13" rx="5" fill="#bd4529"/><rect x="35.5" y="26" width="9" height="38" fill="#e6bb63"/>' +
    '<path d="M40 26c-8-13-19-8-14-1 3 3 10 2 14 1zM40 26c8-13 19-8 14-1-3 3-10 2-14 1z" fill="#f1d08a"/><circle cx="40" cy="27" r="3.6" fill="#d19a3f"/>' +
    '<circle cx="24" cy="52" r="5.5" fill="none" stroke="#e6bb63" stroke-width="1.2" opacity=".7"/>' +
    '<circle cx="56" cy="52" r="5.5" fill="none" stroke="#e6bb63" stroke-width="1.2" opacity=".7"/>',
  earphones:
    '<ellipse cx="40" cy="66" rx="24" ry="3.2" fill="#5b3418" opacity=".14"/><rect x="16" y="34" width="48" height="30" rx="14" fill="#fff"/>' +
    '<path d="M16 46a14 14 0 0 1 14-12h20a14 14 0 0 1 14 12z" fill="#f3ece3"/><circle cx="40" cy="52" r="1.6" fill="#7bc1a0"/>' +
    '<path d="M25 16a7 7 0 0 1 9 6.700c0 3-2 4.700-3 6V38h-4.500V27.600A6 6 0 0 1 25 16z" fill="#fdfbf8" stroke="#ded3c6" stroke-width=".8"/>' +
    '<path d="M55 16a7 7 0 0 0-9 6.700c0 3 2 4.700 3 6V38h4.500V27.600A6 6 0 0 0 55 16z" fill="#fdfbf8" stroke="#ded3c6" stroke-width=".8"/>' +
    '<circle cx="27" cy="21.5" r="2.2" fill="#554a41"/><circle cx="53" cy="21.5" r="2.2" fill="#554a41"/>',
  flask:
    '<ellipse cx="40" cy="68" rx="15" ry="3.2" fill="#5b3418" opacity=".14"/><rect x="30" y="22" width="20" height="45" rx="6" fill="#3f7a66"/>' +
    '<rect x="30" y="22" width="7" height="45" rx="3.5" fill="#5a9682"/><rect x="32" y="10" width="16" height="14" rx="3.5" fill="#2b5a4a"/>' +
    '<rect x="30" y="20" width="20" height="4" fill="#d8b25f"/><rect x="41" y="36" width="5" height="14" rx="2.5" fill="#2f6654"/>',
  speaker:
    '<ellipse cx="40" cy="67" rx="17" ry="3.2" fill="#5b3418" opacity=".14"/><rect x="24" y="14" width="32" height="52" rx="14" fill="#5d4a66"/>' +
    '<rect x="24" y="14" width="14" height="52" rx="7" fill="#75607f"/><circle cx="40" cy="48" r="10.5" fill="#3f3147"/>' +
    '<circle cx="40" cy="48" r="4.5" fill="#8a739a"/><circle cx="40" cy="27" r="4.5" fill="#3f3147"/>',
  kettle:
    '<ellipse cx="40" cy="67" rx="22" ry="3.2" fill="#5b3418" opacity=".14"/>' +
    '<path d="M23 32h30l5 28a6 6 0 0 1-6 6.500H26a6 6 0 0 1-6-6.500z" fill="#f9f6f1"/><path d="M23 32h9l-3 34h-3a6 6 0 0 1-6-6z" fill="#fff"/>' +
    '<path d="M25 32a14 9 0 0 1 26 0z" fill="#3c5c6a"/><circle cx="38" cy="21.5" r="3" fill="#26424e"/><path d="M20.500 44 13 36l5-2 5 3z" fill="#eee6db"/>' +
    '<path d="M53.500 35c9-2 13 3 12 11s-5 12-9 12" fill="none" stroke="#26424e" stroke-width="4" stroke-linecap="round"/>' +
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
    '<path d="M14 42a26 26 0 0 1 52 0c-4-4-9-4-13 0-4-4-9-4-13 0-4-4-9-4-13 0-4-4-9-4-13 0z" fill="#bf3b22"/>' +
    '<path d="M27 42a13 26 0 0 1 13-26 13 26 0 0 1 13 26c-4-4-9-4-13 0-4-4-9-4-13 0z" fill="#d04e33"/>' +
    '<path d="M40 12v4M40 42v20a5 5 0 0 1-10 0" fill="none" stroke="#583a12" stroke-width="2.6" stroke-linecap="round"/>',
  tea:
    '<ellipse cx="40" cy="67" rx="19" ry="3.2" fill="#5b3418" opacity=".14"/><path d="M24 26h32v36a5 5 0 0 1-5 5H29a5 5 0 0 1-5-5z" fill="#1e7052"/>' +
    '<path d="M24 26h10v41h-5a5 5 0 0 1-5-5z" fill="#2c8765"/><rect x="22" y="16" width="36" height="11" rx="4" fill="#d8a94c"/>' +
    '<circle cx="42" cy="47" r="10" fill="#fff8ee"/><path d="M42 53c-6-3-6-10 0-13 6 3 6 10 0 13z" fill="#83c4a8"/>' +
    '<path d="M42 41v12" stroke="#1e7052" stroke-width="1.4"/>',
  towel:
    '<ellipse cx="40" cy="66" rx="24" ry="3.2" fill="#5b3418" opacity=".14"/><rect x="17" y="44" width="46" height="21" rx="8" fill="#8bb3c0"/>' +
    '<rect x="17" y="32" width="46" height="16" rx="8" fill="#eef4f6"/><rect x="17" y="20" width="46" height="16" rx="8" fill="#f5c6b8"/>' +
    '<path d="M52 20v16M52 32v16M52 44v21" stroke="#fff" stroke-width="2.4" opacity=".7"/>',
  lamp:
    '<ellipse cx="40" cy="68" rx="18" ry="3.2" fill="#5b3418" opacity=".14"/><path d="M28 16h24l8 24H20z" fill="#f2dca6"/>' +
    '<path d="M28 16h8l-4 24H20z" fill="#f9edcf"/><path d="M40 40v22" stroke="#744d14" stroke-width="3.4"/>' +
    '<rect x="27" y="61" width="26" height="6" rx="3" fill="#8f6118"/>',
} as const;

export type ThingName = keyof typeof things;

/** Grounds in paper, celadon, mist, lilac, apricot. */
const grounds = ['#f6e2cd', '#e3ece6', '#e4eaee', '#e9e2ea', '#f4ead6', '#fbe4dc'];

/** A thing on one of the grounds, as an address that brings its picture along. */
export function thingDrawn(thing: ThingName, ground: number): string {
  const fill = grounds[ground % grounds.length] ?? '#f6e2cd';
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 80 80"><path fill="${fill}" d="M0 0h80v80H0z"/>${things[thing]}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
