export const codeLength = 6

/** The digits of what was typed or pasted, six at most: `123 456`, `123-456` and full-width digits are all the same code. */
export function codeDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[^0-9]/g, '')
    .slice(0, codeLength)
}
