import { saidInEnglish } from './gateway-english';
import type { gatewayWords as zh } from './gateway-words';

export const gatewayWords: typeof zh = { said: saidInEnglish };
