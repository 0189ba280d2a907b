import { notProvenCode } from '@/api/proof-wire';
import type { Refusal } from '@/mocks/core/handler';

/** The call was not allowed by a password or a code. */
export const notAllowed: Refusal = { code: notProvenCode, message: '请先验证支付密码或短信验证码' };
