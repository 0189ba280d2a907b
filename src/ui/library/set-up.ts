import { reduceMotion, restoreMotion, unstableSetRender } from 'antd-mobile';
import { createRoot, type Root } from 'react-dom/client';
import '@/ui/theme/antd-mobile.css';

/**
 * Set-up of antd-mobile, imported by every component that uses it. Since React 19 its imperative dialogs and toasts need this render
 * function; without it they show nothing in a production build, without an error.
 */
const roots = new WeakMap<Element | DocumentFragment, Root>();

unstableSetRender((node, container) => {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  root.render(node);
  return async () => {
    // React must not unmount a root while it is rendering.
    await new Promise((resolve) => setTimeout(resolve, 0));
    root.unmount();
    roots.delete(container);
  };
});

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const applyMotion = () => {
  if (reducedMotion.matches) reduceMotion();
  else restoreMotion();
};
applyMotion();
reducedMotion.addEventListener('change', applyMotion);
