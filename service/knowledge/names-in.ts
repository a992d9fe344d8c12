/** Words with a capital that does not come from beginning the question, in lower case: "the Growth plan", but not "SSO". */
export function namesIn(question: string): ReadonlySet<string> {
  const words = question.match(/\p{L}[\p{L}\p{N}’'-]*/gu) ?? []
  return new Set(words.slice(1).flatMap((word) => (/^\p{Lu}\p{Ll}/u.test(word) ? [word.toLowerCase()] : [])))
}
