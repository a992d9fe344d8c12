const maxHashtagLength = 30

/** Hashtags from the tags of an article: letters and digits alone, each word with a capital, none twice. */
export function hashtagsOf(tags: readonly string[]): string[] {
  const hashtags = new Map<string, string>()
  for (const tag of tags) {
    const words = tag.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    const name = words.map(capitalised).join('')
    // A tag of digits alone is none to any network.
    if (!/\p{L}/u.test(name) || name.length > maxHashtagLength) continue
    hashtags.set(name.toLowerCase(), `#${name}`)
  }
  return [...hashtags.values()]
}

function capitalised(word: string): string {
  const [first = '', ...rest] = word
  return first.toUpperCase() + rest.join('')
}
