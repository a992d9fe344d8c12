import type { Adaptation } from '#contract/adaptations.ts'

/** Who wrote a post, and why not the model where there is one; undefined where the server does not say. */
export function writtenBy({ engine, note }: Pick<Adaptation, 'engine' | 'note'>): string | undefined {
  if (!engine) return undefined
  if (note !== undefined) return note
  return engine === 'built-in'
    ? "Built from the article's sentences."
    : `Written by ${engine.replace(/^model: /, '')}.`
}

/** What two posts or more have in common, to be said once above them; undefined where they differ. */
export function writtenByOfAll(
  adaptations: readonly Pick<Adaptation, 'engine' | 'note'>[],
): string | undefined {
  const [first, ...others] = adaptations.map(writtenBy)
  return others.length > 0 && others.every((words) => words === first) ? first : undefined
}
