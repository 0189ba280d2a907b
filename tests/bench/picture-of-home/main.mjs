/** The elements of /home as they stand in the end, drawn by React at once: no data, no calls, nothing that answers. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import './all.css';
import elements from './elements.json';

createRoot(document.getElementById('root')).render(createElement(HashRouter, null, elements.map(draw)));

function draw(part, key) {
  if (typeof part === 'string') return part;
  const { tag, attributes, parts } = part;
  return createElement(tag, { ...attributes, key }, ...parts.map(draw));
}
