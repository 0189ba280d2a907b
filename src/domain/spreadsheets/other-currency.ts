const coins = /龙币|coin/i;
const currencies = /[¥￥$€£元]|人民币|港币|块|\b(rmb|cny|usd|hkd|eur|gbp|yuan|dollars?|euros?|pounds?)\b/i;

/** Whether a title or an amount speaks of money other than coins. */
export function isOtherCurrency(text: string): boolean {
  return currencies.test(text) && !coins.test(text);
}

/** Whether a title names coins, and not just an amount. */
export function namesCoins(title: string): boolean {
  return coins.test(title);
}
