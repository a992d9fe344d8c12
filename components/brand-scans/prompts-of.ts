import type { BrandScan, BrandScanAnswer } from '#contract/brand-scans.ts'

export type AskedPrompt = {
  question: string
  kind: string
  /** The tenant's own, in place of a usual one. */
  isOwn: boolean
  /** By the id of the engine, with the place among the answers of that engine. */
  answers: ReadonlyMap<string, { answer: BrandScanAnswer; at: number }>
}

/** What every engine was asked, once each, in the order in which it was asked, with what each said. */
export function promptsOf({ results = [] }: Pick<BrandScan, 'results'>): AskedPrompt[] {
  const prompts = new Map<string, AskedPrompt>()
  for (const { llmId, answers = [] } of results) {
    for (const [at, answer] of answers.entries()) {
      const { kind, question } = answer
      const before = prompts.get(question)
      prompts.set(question, {
        question,
        kind,
        isOwn: kind === 'custom',
        answers: new Map([...(before?.answers ?? []), [llmId, { answer, at }]]),
      })
    }
  }
  return [...prompts.values()]
}
