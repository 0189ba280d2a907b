import { lazyComponent } from '@/ui/lazy/lazy-component';

/** The search among the scenes, whose code is fetched with the first typed character. */
export const LazySceneSearch = lazyComponent('scene-search', () => import('./scene-search'));
