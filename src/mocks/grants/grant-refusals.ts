import type { Refusal } from '@/mocks/core/handler';

export const notInWallet: Refusal = { code: '5901', message: '钱包账户没有审批和发放' };
