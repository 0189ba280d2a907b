/** What was typed or pasted as a phone number, as plain digits: without blanks, dashes and the country code, full-width digits too. */
export function phoneDigits(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\D/g, '')
    .replace(/^86(?=1\d{10}$)/, '');
}
