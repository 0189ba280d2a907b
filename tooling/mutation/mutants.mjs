import { parseSync } from 'vite';
import { mutate } from './mutators.mjs';

/** Wrappers of an expression that the build erases; all other nodes of types hold nothing that runs. */
const erased = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSInstantiationExpression',
]);
const skipped = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression']);

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';

/** The parts of a node that run. A name of a property is no part, nor is the pattern that `import.meta.glob` takes. */
function partsOf(node) {
  if (node.type.startsWith('TS')) return erased.has(node.type) ? [node.expression] : [];
  if (skipped.has(node.type)) return [];
  if (node.type === 'CallExpression' && node.callee.object?.type === 'MetaProperty') return [];
  const isNamed = (key) => key === 'key' && node.computed !== true;
  const isSource = (key) => key === 'source' && node.type.startsWith('Export');
  return Object.entries(node)
    .filter(([key]) => key !== 'parent' && !isNamed(key) && !isSource(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))
    .filter((part) => !(node.type === 'JSXAttribute' && part.type === 'Literal'));
}

const isStatement = ({ type }) => type === 'ExpressionStatement' || type === 'ReturnStatement';

/** What can stand in another expression's place with a condition before it. A link of `a?.b.c` cannot: the chain around it can. */
const isWrappable = (node, parents) =>
  isStatement(node) ||
  (/Expression$|^(Identifier|Literal|TemplateLiteral)$/.test(node.type) &&
    !parents.some(({ type }, index) => type === 'ChainExpression' && isLinkOf(parents[index], node)));

/** Whether a node is one of the links of a chain, and not an argument inside it. */
function isLinkOf({ expression }, node) {
  for (let link = expression; isNode(link); link = link.callee ?? link.object ?? link.expression)
    if (link === node) return true;
  return false;
}

const hostOf = (node, parents) => {
  const way = [...parents, node];
  let index = way.length - 1;
  while (!isWrappable(way[index], way.slice(0, index))) index -= 1;
  return way[index];
};

/**
 * All changes that may be tried in a file, in its order. Each has the `host`, the expression or statement that a switch is put around,
 * the range that the change replaces in it and the text that stands there then, and its line.
 */
export function mutantsOf(file, text) {
  const found = [];
  const loops = [];
  const lines = text.split('\n');
  const enter = (node, parents) => {
    for (const { whole, ...change } of mutate(node, text, parents)) {
      const inner = whole ? node : (node.test ?? node);
      const { start, end } = whole ? node : change;
      const line = text.slice(0, start).split('\n').length;
      const host = hostOf(inner, inner === node ? parents : [...parents, node]);
      const at = { start: host.start, end: host.end, isStatement: isStatement(host) };
      found.push({ file, line, source: lines[line - 1].trim(), ...change, start, end, host: at });
    }
    if (/^(While|DoWhile|For|ForOf|ForIn)Statement$/.test(node.type) && node.body.type === 'BlockStatement')
      loops.push(node.body.start + 1);
    for (const part of partsOf(node)) enter(part, [...parents, node]);
  };
  enter(parseSync(file, text).program, []);
  return { mutants: found.sort((a, b) => a.start - b.start), loops };
}
