import type { BrandScanResult } from '#contract/brand-scans.ts'

/** Whose words they are: the engine, and what it was asked. */
export type Statement = { engine: string; question: string; anchor: string }

/** Shorter words stand in many answers. */
const fewestCharacters = 16

export function answerAnchor(llmId: string, at: number): string {
  return `answer-${llmId.replace(/[^\w-]+/g, '-')}-${at}`
}

/** The answer that a quote is from, word for word; cuts at its ends do not count. */
export function findStatement(quote: string, results: readonly BrandScanResult[]): Statement | undefined {
  const words = plain(quote.replace(/^[\s…]+|[\s….]+$/gu, ''))
  if (words.length < fewestCharacters) return undefined
  for (const { llmId, label, answers = [] } of results) {
    const at = answers.findIndex(({ answer }) => answer !== undefined && plain(answer).includes(words))
    const found = answers[at]
    if (found) return { engine: label ?? llmId, question: found.question, anchor: answerAnchor(llmId, at) }
  }
  return undefined
}

/** The first of the quotes in a text that an answer holds. */
export function findQuoted(text: string, results: readonly BrandScanResult[]): Statement | undefined {
  for (const [, quote = ''] of text.matchAll(/“([^”]+)”/gu)) {
    const found = findStatement(quote, results)
    if (found) return found
  }
  return undefined
}

/** Without the signs of Markdown, which a quote has lost. */
function plain(text: string): string {
  return text
    .replace(/[*_`#>]+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
}
