import type { Adaptation } from '#contract/adaptations.ts'

/** Who wrote a post, and why not the model where there is one; undefined where the server does not say. */
export function writtenBy({ engine, note }: Pick<Adaptation, 'engine' | 'note'>): string | undefined {
  if (!engine) return undefined
  if (note !== undefined) return note
  return engine === 'built-in'
    ? "Built from the article's sentences."
    : `Written by ${engine.replace(/^model: /, '')}.`
}
