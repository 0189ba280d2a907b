/** What each operator becomes: the neighbour of a boundary, the opposite, the other way round. */
const operators = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '++': ['--'],
  '--': ['++'],
};

/** Methods that have a counterpart. */
const counterparts = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
};

/** Methods whose call is left out, so that what they are called on goes on unchanged. */
const removable = new Set(['filter', 'toSorted', 'toReversed', 'trim']);

const isText = (node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** Whether a text is what a rule answers: returned, chosen by a condition, or a fallback. */
const isAnswer = (node, parent) =>
  parent.type === 'ReturnStatement' ||
  (parent.type === 'ConditionalExpression' && node !== parent.test) ||
  (parent.type === 'ArrowFunctionExpression' && node === parent.body);

/** `left operator right` with another operator between them. */
const between = (left, right, operator, text) => {
  const gap = text.slice(left.end, right.start);
  return (other) => ({
    start: left.end,
    end: right.start,
    text: gap.replace(operator, other),
    change: `${operator} to ${other}`,
  });
};

const whole = (node, text, change) => ({ start: node.start, end: node.end, text, change });

function ofOperator({ left, right, operator }, text) {
  if (operator === '+' && (isText(left) || isText(right))) return [];
  return (operators[operator] ?? []).map(between(left, right, operator, text));
}

function ofCondition({ test }) {
  const known = test.type === 'Literal';
  return known
    ? []
    : [true, false].map((answer) => whole(test, String(answer), `condition always ${answer}`));
}

function ofCall({ callee, arguments: given }, text) {
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  const { object, property } = callee;
  const name = property.name;
  if (Object.hasOwn(counterparts, name))
    return [whole(property, counterparts[name], `${name} to ${counterparts[name]}`)];
  if (!removable.has(name) || (name === 'trim' && given.length > 0)) return [];
  return [{ whole: true, text: text.slice(object.start, object.end), change: `${name} removed` }];
}

function ofLiteral(node, parent) {
  const { value } = node;
  if (typeof value === 'boolean') return [whole(node, String(!value), `${value} to ${!value}`)];
  if (typeof value === 'number') return [whole(node, String(value + 1), `${value} to ${value + 1}`)];
  if (typeof value === 'string' && value !== '' && isAnswer(node, parent))
    return [whole(node, "''", `${node.raw} to ''`)];
  return [];
}

/** Early returns: of a branch with more than one step, or of a case. A branch that only returns falls with its condition. */
function ofReturn(node, parent, above) {
  const ofBranch =
    parent.type === 'BlockStatement' && parent.body.length > 1 && above?.type === 'IfStatement';
  return ofBranch || parent.type === 'SwitchCase'
    ? [{ whole: true, text: undefined, change: 'return removed' }]
    : [];
}

/**
 * The changes that may be tried at one node, each with the range that it replaces and the text that stands there then; one that has no
 * text leaves its statement out.
 * @param node a node of the parser's tree
 * @param text the file that it comes from
 * @param parents the nodes around it, the nearest last
 */
export function mutate(node, text, parents) {
  const parent = parents.at(-1);
  switch (node.type) {
    case 'BinaryExpression':
    case 'AssignmentExpression':
      return ofOperator(node, text);
    case 'LogicalExpression':
      return node.operator === '??'
        ? [{ whole: true, text: text.slice(node.left.start, node.left.end), change: 'fallback removed' }]
        : ofOperator(node, text);
    case 'UpdateExpression': {
      const [other] = operators[node.operator];
      const source = text.slice(node.start, node.end);
      return [
        { whole: true, text: source.replace(node.operator, other), change: `${node.operator} to ${other}` },
      ];
    }
    case 'UnaryExpression':
      if (node.operator !== '!') return [];
      return [
        { whole: true, text: text.slice(node.argument.start, node.argument.end), change: 'negation removed' },
      ];
    case 'IfStatement':
    case 'ConditionalExpression':
      return ofCondition(node);
    case 'CallExpression':
      return ofCall(node, text);
    case 'Literal':
      return ofLiteral(node, parent);
    case 'ReturnStatement':
      return ofReturn(node, parent, parents.at(-2));
    case 'ExpressionStatement':
      return node.directive === undefined || node.directive === null
        ? [{ whole: true, text: undefined, change: 'statement removed' }]
        : [];
    default:
      return [];
  }
}
