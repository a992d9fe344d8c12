const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}]/u
/** With the same figures less wording needs to be shared. */
const shareWithFigures = 0.5
const shareWithout = 0.7

/** True when two sentences tell the same: the same figures about the same words, or nearly all of the shorter one's words. */
export function saysTheSame(one: string, other: string): boolean {
  const [a, b] = [termsOf(one), termsOf(other)]
  const smaller = Math.min(a.size, b.size)
  if (smaller === 0) return false
  const shared = [...a].filter((term) => b.has(term)).length / smaller
  const figures = [figuresOf(one), figuresOf(other)] as const
  const [fewer, more] = figures[0].size <= figures[1].size ? figures : [figures[1], figures[0]]
  if (fewer.size === 0) return more.size === 0 && shared >= shareWithout && smaller >= 3
  return [...fewer].every((figure) => more.has(figure)) && shared >= shareWithFigures
}

/** Words of more than three letters by their beginning, so that inflections meet; pairs of signs where words have no spaces. */
function termsOf(text: string): Set<string> {
  const plain = text.toLowerCase()
  if (unspaced.test(plain)) {
    const signs = [...plain].filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    return new Set(signs.slice(1).map((sign, index) => `${signs[index]}${sign}`))
  }
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? []
  return new Set(words.filter((one) => one.length > 3).map((one) => one.slice(0, 6)))
}

function figuresOf(text: string): Set<string> {
  return new Set((text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? []).map((figure) => figure.replace(/[.,]/g, '')))
}
