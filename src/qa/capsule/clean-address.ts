import { phoneDigits } from '@/domain/phone';
import { secretName } from '../outside/departure';

/** The code of a merchant hangs on its counter; any other code is good for one log-in. */
const merchantPage = '/scan-pay';
const secretInside = /(?:token|key|secret|password|code)=/i;
const mobile = /^1[3-9]\d{9}$/;

/** An address of the app without the parameters that hold secrets; phone numbers in it are plain digits, by which they are recognised. */
export function cleanAddress(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const kept = [...new URLSearchParams(query)].filter(
    ([name, value]) =>
      (name === 'code' ? path === merchantPage : !secretName.test(name)) && !secretInside.test(value),
  );
  const plain = kept.map(([name, value]) => {
    const digits = phoneDigits(value);
    return [name, mobile.test(digits) ? digits : value];
  });
  const parameters = new URLSearchParams(plain).toString();
  return parameters === '' ? path : `${path}?${parameters}`;
}
