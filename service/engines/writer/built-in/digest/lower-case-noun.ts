/**
 * A noun in lower case where the text writes its words so: then its capitals came from the beginning of a sentence or a
 * title. What the text never writes in lower case may be a name, and stays.
 */
export function lowerCaseNoun(noun: string, text: string): string {
  return noun.replace(/(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) => {
    const lower = word.toLowerCase()
    return new RegExp(`(?<!\\p{L})${lower}(?!\\p{L})`, 'u').test(text) ? lower : word
  })
}
