import type { TokenCount } from '../../chat-model/chat-model.ts'

/** The sum of two counts; a count that is missing adds nothing. */
export function addTokens(one: TokenCount | null, other: TokenCount | null): TokenCount | null {
  if (!one || !other) return one ?? other
  return {
    input: one.input + other.input,
    output: one.output + other.output,
    cached: one.cached + other.cached,
  }
}
