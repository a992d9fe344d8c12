import type { Sentence } from '../../writer/shared.ts'
import { speaksAsWe } from '../../writer/shared.ts'
import type { Line, Part } from '../lead-magnet-writer.ts'
import type { MagnetWords } from '../magnet-words.ts'
import type { Citations } from './citations.ts'
import { openingHours, usable } from './find-actions.ts'
import { isAdvice } from './is-advice.ts'
import { isNextSentence } from './is-next-sentence.ts'
import { nameParts } from './name-parts.ts'
import type { Material } from './read-material.ts'

const maxItems = 8

/** Groups of things to do, each word for word as a source says to do it, with the reason where the source gives one. */
export function composeChecklist(
  { themes, ranked }: Material,
  words: MagnetWords,
  citations: Citations,
): Part[] {
  return nameParts(themes, words).map(({ heading, actions, others }) => {
    const best = new Set(actions.toSorted((a, b) => ranked.score(b) - ranked.score(a)).slice(0, maxItems))
    const chosen = actions.filter((sentence) => best.has(sentence))
    const reasons = new Map(chosen.map((sentence) => [sentence, findReason(sentence, others)]))
    const used = new Set(reasons.values())
    const opening = usable(others)
      .filter((sentence) => sentence.item === null && !used.has(sentence))
      .toSorted((a, b) => ranked.score(b) - ranked.score(a))[0]
    const intro = opening && lineOf(opening, null, citations)
    const items = chosen.map((sentence) => {
      const { task, reason } = splitReason(sentence)
      return { ...lineOf(sentence, reasons.get(sentence)?.text ?? reason, citations), text: task }
    })
    return { heading, intro: intro ?? null, items, inputs: [], outcome: null, worksheet: [] }
  })
}

function lineOf(sentence: Sentence, note: string | null, citations: Citations): Line {
  return { text: sentence.text, note, template: null, references: citations.referencesOf(sentence) }
}

const twoSentences = /^(.+?[.!])\s+(\p{Lu}.+)$/su

/** An entry of a list is read as one: what it says after its order is the reason, unless that is an order too. */
function splitReason(sentence: Sentence): { task: string; reason: string | null } {
  const { text, item, lexicon } = sentence
  const [, task, reason] = (item === null ? null : twoSentences.exec(text)) ?? []
  const isReason =
    reason !== undefined &&
    !/[?？]$/u.test(reason) &&
    !isAdvice({ text: reason, item, lexicon }) &&
    !speaksAsWe(reason, lexicon.language)
  return task !== undefined && isReason ? { task, reason } : { task: text, reason: null }
}

/** The next sentence of the same paragraph or entry gives the reason; one that itself gives an instruction does not. */
function findReason(sentence: Sentence, others: readonly Sentence[]): Sentence | undefined {
  return others.find(
    (other) =>
      isNextSentence(sentence, other) &&
      !speaksAsWe(other.text, other.lexicon.language) &&
      !openingHours.test(other.text) &&
      !isAdvice(other),
  )
}
