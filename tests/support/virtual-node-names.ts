/**
 * The sanitiser reads names of nodes by the getter of `Node` itself, so that no form can hide behind a field called “nodeName”. In happy-dom
 * that getter knows nothing of elements and says nothing; in browsers it names every node. To be imported before the sanitiser.
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
