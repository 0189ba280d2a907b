import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** A node of the syntax tree, as far as these rules read it. */
interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** A node of one type below, with the JSX elements around it, the nearest one last. */
function find(
  type: string,
  node: Node,
  around: readonly Node[] = [],
): { node: Node; around: readonly Node[] }[] {
  const inside = node.type === 'JSXElement' ? [...around, node] : around;
  return [
    ...(node.type === type ? [{ node, around: inside }] : []),
    ...childrenOf(node).flatMap((child) => find(type, child, inside)),
  ];
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('qa'))
  .map((file) => `src/${file}`)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const codeOf = (text: string, { start, end }: Node) => text.slice(Number(start), Number(end));

/** A part that screen readers announce. */
const isLive = (opening: string) =>
  /role="(?:alert|status)"|aria-live|\balarming\b|^<(?:ErrorNotice|ScanError)\b/.test(opening);

it('every text that says why a write was not done stands in a part that screen readers announce', () => {
  const shown = files
    .filter(({ text }) => /\berrorText\b/.test(text))
    .flatMap(({ file, text }) => {
      const { program } = parseSync(file, text);
      return find('JSXExpressionContainer', program as unknown as Node)
        .filter(({ node }) => /^\{(?:\w+\.)?errorText\}$/.test(codeOf(text, node)))
        .map(({ node, around }) => ({
          place: `${file}: ${codeOf(text, node)}`,
          openings: around.map(({ openingElement }) => codeOf(text, openingElement as Node)),
        }));
    });
  expect(shown.length).toBeGreaterThan(40);
  const silent = shown.filter(
    ({ openings }) =>
      // What is handed on by its name is judged where it is shown.
      openings.at(-1)?.match(/\berrorText=\{/) == null && !openings.some(isLive),
  );
  expect(silent.map(({ place }) => place)).toEqual([]);
});

/** How a write that was done is told where neither a toast, another page nor a status says it. */
const toldOtherwise: Readonly<Record<string, string>> = {
  'src/areas/family-pay/use-family-write.tsx': 'toasts of the forms that send it',
  'src/areas/mall/components/favourite-button.tsx': 'aria-pressed of the button',
  'src/areas/prepaid/use-reveal.tsx': 'the status that shows the code, in card-code.tsx',
  'src/areas/prepaid/use-saved-number-write.tsx': 'toasts of the form that sends it',
  'src/areas/taxi/components/trips/cancel-trip.tsx': 'the status of the trip, in trip-status.tsx',
  'src/flows/letters/tell-senders-row.tsx': 'aria-checked of the switch',
};

it('every write that was done is told by a toast, a status or another page', () => {
  const senders = files.filter(({ text }) => /\buseWrite\(/.test(text));
  expect(senders.length).toBeGreaterThan(40);
  const silent = senders
    .filter(({ text }) => !/\bnotify\(|\bnavigate\(|role="status"|\bgoBack\b/.test(text))
    .map(({ file }) => file);
  expect(silent.sort()).toEqual(Object.keys(toldOtherwise).sort());
});
