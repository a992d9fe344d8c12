const untouched = /(\]\([^)]*\)|<[^>\n]*>|`[^`\n]*`|https?:\/\/\S+)/

/**
 * The text with the tenant's words written as it writes them: other capitals, blanks or hyphens are set right, addresses
 * and code left alone. A word in small letters may have a capital.
 */
export function useWords(text: string, words: readonly string[]): string {
  const wanted = words.map((word) => word.trim()).filter((word) => /\p{L}/u.test(word))
  return text
    .split(untouched)
    .map((part, index) => (index % 2 === 1 ? part : wanted.reduce(useWord, part)))
    .join('')
}

function useWord(text: string, word: string): string {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s-]+/g, '[ \\u00a0\\u2010-]')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu')
  return text.replace(pattern, (found) => {
    const isCapital = word === word.toLowerCase() && found !== found.toLowerCase()
    const spacing = found.replace(/\u00a0/g, ' ').replace(/\u2010/g, '-')
    if (spacing.toLowerCase() === word.toLowerCase() && (isCapital || spacing === word)) return found
    return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word
  })
}
