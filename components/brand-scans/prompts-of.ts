import type { BrandScan } from '#contract/brand-scans.ts'

export type AskedPrompt = {
  question: string
  kind: string
  /** The tenant's own, in place of a usual one. */
  isOwn: boolean
  /** Engines that answered it, and those of them that name the brand. */
  answered: number
  mentioned: number
}

/** What every engine was asked, once each, in the order in which it was asked. */
export function promptsOf({ results = [] }: Pick<BrandScan, 'results'>): AskedPrompt[] {
  const prompts = new Map<string, AskedPrompt>()
  for (const { kind, question, answer, mentioned } of results.flatMap(({ answers = [] }) => answers)) {
    const before = prompts.get(question) ?? {
      question,
      kind,
      isOwn: kind === 'custom',
      answered: 0,
      mentioned: 0,
    }
    prompts.set(question, {
      ...before,
      answered: before.answered + (answer === undefined ? 0 : 1),
      mentioned: before.mentioned + (mentioned ? 1 : 0),
    })
  }
  return [...prompts.values()]
}
