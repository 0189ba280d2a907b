import { area } from './area';
import { session } from './zh-CN/session';

/** Why no page stands, and the way on: nobody is logged in, it was refused, it is over, it is somebody else’s wallet. */
export const sessionWords = area(session, () => import('./en-US/session').then((module) => module.session));
