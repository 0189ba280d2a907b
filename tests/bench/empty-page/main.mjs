/** React and its router with nothing in them: what no page of these packages can be quicker than. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';

createRoot(document.getElementById('root')).render(
  createElement(HashRouter, null, createElement('p', null, '空页')),
);
