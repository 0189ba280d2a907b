import { departedCode } from '@/api/wire';
import type { Refusal } from './handler';

/** How the gateways tell a departed employee that they cannot log in. */
export const hasLeft: Refusal = { code: departedCode, message: '你已离职，不能再登录龙币钱包' };
