/**
 * The sanitiser reads node names by the getter of `Node` itself, so that no form field called “nodeName” can hide
 * a node. In happy-dom that getter returns nothing for elements, unlike in browsers, so this must be imported
 * before the sanitiser.
 */
const names: Readonly<Record<number, string>> = {
  3: '#text',
  4: '#cdata-section',
  8: '#comment',
  9: '#document',
  11: '#document-fragment',
};

Object.defineProperty(Node.prototype, 'nodeName', {
  configurable: true,
  get(this: Node) {
    return this instanceof Element ? this.tagName : (names[this.nodeType] ?? '');
  },
});
