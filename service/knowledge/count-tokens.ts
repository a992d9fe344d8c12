import { countTokens as count } from 'gpt-tokenizer'

// Text such as `<|endoftext|>` is only text here; the tokenizer refuses it unless told so.
const asText = { disallowedSpecial: new Set<string>() }
// The tokenizer's work grows with the square of a run without spaces.
const longRun = /\S{200}/
const shortRuns = /\s*\S{1,200}|\s+$/g

/** Tokens as the current models of OpenAI count them (o200k_base); within one in a hundred where a run without spaces is long. */
export function countTokens(text: string): number {
  if (!longRun.test(text)) return count(text, asText)
  return (text.match(shortRuns) ?? []).reduce((sum, run) => sum + count(run, asText), 0)
}
