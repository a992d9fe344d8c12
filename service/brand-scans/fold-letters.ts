/**
 * The text without accents and capital letters, each character in its old place, so that offsets found in it hold in
 * the original. NFC text is expected: there every accented Latin letter is one unit.
 */
export function foldLetters(text: string): string {
  let folded = ''
  for (const character of text) {
    const base = character.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
    const lower = base.toLowerCase()
    folded += lower.length === character.length ? lower : base.length === character.length ? base : character
  }
  return folded
}
