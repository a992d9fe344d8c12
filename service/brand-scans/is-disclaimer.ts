const knowing =
  '(?:information|informed|details?|data|knowledge|records?|familiar|aware|heard|verify|verified|confirm|identify|find|recogni[sz]e|know)'

const patterns = [
  // "I don't have reliable information about", "I am not familiar with", "I could not find"
  new RegExp(
    `\\bI(?:['’](?:m|ve|d))?\\b[^.!?]{0,30}(?:\\b(?:not|no|little|limited|never|unable|cannot)\\b|n['’]t\\b)[^.!?]{0,50}\\b${knowing}\\b`,
    'i',
  ),
  // "not a tool I have much reliable information about"
  /(?:\bnot\b|n['’]t\b)[^.!?]{0,40}\bI (?:have|know|am|can|could)\b/i,
  /\b(?:not (?:familiar|aware)|never heard|(?:could not|couldn['’]t|cannot|can['’]t|unable to) (?:find|verify|confirm|identify))\b/i,
  // "There is little public information"
  /\b(?:no|little|limited|scarce|few|not (?:much|enough)|isn['’]t (?:much|enough)|hardly any)\s+(?:\p{L}+\s+){0,3}(?:information|details?|data|knowledge|records?|reviews|coverage)\b/iu,
  /\b(?:information|details|data|reviews)\b[^.!?]{0,60}\b(?:is|are|seems?|appears?)\s+(?:\p{L}+\s+)?(?:limited|scarce|sparse|unavailable|hard to find)\b/iu,
  /\b(?:not|n['’]t)\s+(?:a\s+)?(?:very\s+)?(?:widely|well|commonly)[- ]known\b|\brelatively unknown\b/i,
]

/** Whether a sentence says that the engine knows nothing or little: such a sentence is neither praise nor blame. */
export function isDisclaimer(sentence: string): boolean {
  return patterns.some((pattern) => pattern.test(sentence))
}
