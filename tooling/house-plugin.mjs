import { relative } from 'node:path';
import { importFault } from './house.mjs';

/** Reports each import that the tables of house.mjs do not allow: static, on demand, of a type, and patterns of `import.meta.glob`. */
const imports = {
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const check = (node, source) => {
      if (typeof source?.value !== 'string') return;
      const message = importFault(file, source.value);
      if (message !== null) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source),
      CallExpression(node) {
        const { callee, arguments: args } = node;
        if (callee.object?.type !== 'MetaProperty' || callee.property.name !== 'glob') return;
        for (const pattern of args[0].elements ?? [args[0]]) check(node, pattern);
      },
    };
  },
};

export default { meta: { name: 'house' }, rules: { imports } };
