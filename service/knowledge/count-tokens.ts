import { countTokens as count } from 'gpt-tokenizer'

// Text such as `<|endoftext|>` is only text here; the tokenizer refuses it unless told so.
const asText = { disallowedSpecial: new Set<string>() }

/** Tokens as the current models of OpenAI count them (o200k_base). Give it a passage, not a book: a run without spaces costs more than its length. */
export function countTokens(text: string): number {
  return count(text, asText)
}
