/**
 * What a field says of its mistake: the words of a validator, ours or the server's, as what to enter.
 * @param label of the field, as it is shown
 * @param missing what it says when it is empty, where that is not “Enter the …”
 */
export function formatFieldError(message: string, label: string, missing = enterWords(label)): string {
  const sentence = message.replace(/^Required\. (?=Must be an http)/, '')
  if (isEmptyWords.test(sentence)) return missing
  for (const [pattern, say] of sentences) {
    const match = pattern.exec(sentence)
    if (match) return say({ name: nameOf(label), bound: match[1] ?? '' })
  }
  return ownWords.test(sentence) ? `Correct the ${nameOf(label)}.` : message
}

/** “Enter the API key.”, of a field with this label. */
function enterWords(label: string): string {
  return `Enter the ${nameOf(label)}.`
}

/** A value that is not there, or a text or list with nothing in it. */
const isEmptyWords =
  /^(Required\.|Must not be empty\.|Must have at least 1 (item|character)|Invalid input: expected (string|array|object), received (undefined|null)|Too small: expected (string|array) to have >=1 )/

type Said = { name: string; bound: string }

const sentences: readonly [RegExp, (said: Said) => string][] = [
  [
    /^(Must be an http or https address\.|Invalid URL)/,
    ({ name }) => `Enter the ${name}, beginning with https://.`,
  ],
  [/^(Must be an email address\.|Invalid email)/, () => 'Enter an email address, like name@example.com.'],
  [
    /^(?:Must have at most|Too big: expected string to have <=)\s?(\d+) characters/,
    ({ bound }) => `Use up to ${bound} characters.`,
  ],
  [
    /^(?:Must have at least|Too small: expected string to have >=)\s?(\d+) characters/,
    ({ bound }) => `Use ${bound} characters or more.`,
  ],
  [
    /^(?:Must have at most|Too big: expected array to have <=)\s?(\d+) items?/,
    ({ bound }) => `Enter up to ${bound}.`,
  ],
  [/^(?:Must be at most |Too big: expected number to be <=?)(\d+)/, ({ bound }) => `Enter ${bound} or less.`],
  [
    /^(?:Must be at least |Too small: expected number to be >=?)(\d+)/,
    ({ bound }) => `Enter ${bound} or more.`,
  ],
  [/^(Must be a whole number|Invalid input: expected (int|number), received)/, () => 'Enter a whole number.'],
  [/^(Must be one of |Invalid option)/, () => 'Choose one of the options.'],
  [/^Must be (an? .+)$/, ({ bound }) => `Enter ${bound}`],
]

/** How zod begins what no schema of ours has words for. */
const ownWords = /^(Invalid |Too small|Too big|Unrecognized )/

/** A label within a sentence: “API key” and “URL” stay as they are. */
function nameOf(label: string): string {
  return label.replace(/^\p{Lu}(?=\p{Ll}|$| )/u, (first) => first.toLowerCase())
}
