import type { ArticleClaim } from '#contract/drafts.ts'
import type { KnowledgePassage } from '#contract/knowledge.ts'
import { cutAtWord } from '#lib/cut-at-word.ts'

const maxCandidates = 3
const maxCharacters = 240
const figure = /\d[\d.,]*/g

export type SourceCandidate = { passage: KnowledgePassage; sentence: string }

/**
 * The passages that may support a statement, with the sentence that speaks of it. One with figures is supported only by a
 * sentence that has one of them, in whatever words. An internal document is never cited.
 */
export function findSourceCandidates(
  claim: Pick<ArticleClaim, 'text'>,
  passages: readonly KnowledgePassage[],
): SourceCandidate[] {
  const wanted = figuresIn(claim.text)
  const found = passages.flatMap((passage) => {
    if (passage.strength === 'weak' || passage.role === 'internal') return []
    const [best] = sentencesOf(passage)
      .filter(({ text }) => wanted.length === 0 || figuresIn(text).some((one) => wanted.includes(one)))
      .toSorted((a, b) => b.marked - a.marked)
    return best && best.marked > 0 ? [{ passage, sentence: cutAtWord(best.text, maxCharacters) }] : []
  })
  return found.slice(0, maxCandidates)
}

function figuresIn(text: string): string[] {
  return (text.match(figure) ?? []).map((digits) => digits.replace(/[.,]+$/, ''))
}

/** The sentences of a passage, each with how many of the asked words it has. */
function sentencesOf({ text, highlights }: KnowledgePassage): { text: string; marked: number }[] {
  return [...text.matchAll(/[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?]?/g)].flatMap(
    ({ 0: sentence, index }) => {
      const end = index + sentence.length
      const words = highlights.filter(([from, to]) => from >= index && to <= end)
      const distinct = new Set(words.map(([from, to]) => text.slice(from, to).toLowerCase()))
      return sentence.trim() === '' ? [] : [{ text: sentence.trim(), marked: distinct.size }]
    },
  )
}
