import { area } from './area';
import { scenes } from './zh-CN/scenes';

export const sceneWords = area(scenes, () => import('./en-US/scenes').then((module) => module.scenes));
