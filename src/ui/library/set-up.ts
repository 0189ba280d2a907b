import { reduceMotion, restoreMotion, unstableSetRender } from 'antd-mobile';
import { createRoot, type Root } from 'react-dom/client';
import '@/ui/theme/antd-mobile.css';

/**
 * What antd-mobile needs before its first use: every part of ours that is made of it imports this module. Its own way to render what is
 * called as a function (dialogs, toasts) ended with React 18, and shows nothing, without an error, in a production build.
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

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
const followMotion = () => {
  if (calm.matches) reduceMotion();
  else restoreMotion();
};
followMotion();
calm.addEventListener('change', followMotion);
