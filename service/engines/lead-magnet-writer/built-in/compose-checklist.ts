import type { Sentence } from '../../writer/built-in/sentence.ts'
import type { Line, Part } from '../lead-magnet-writer.ts'
import { fill, findMagnetWords } from '../words/find-magnet-words.ts'
import type { MagnetWords } from '../words/magnet-words.ts'
import { hasFigure } from '../words/with-blanks.ts'
import { adviceIn, chooseThemes, usable } from './choose-themes.ts'
import type { Citations } from './citations.ts'
import { isAdvice } from './is-advice.ts'
import type { Material, Theme } from './read-material.ts'

const mostParts = 8
const mostItems = 8
/** With fewer things to do, statements of the theme become things to check. */
const fewestItems = 2
/** List items of fewer words name a thing; longer ones say something. */
const thingWords = 7

/** Groups of things to do. An order of the evidence stays word for word; a statement becomes something to check. */
export function composeChecklist(
  { themes, ranked }: Material,
  language: MagnetWords['language'],
  citations: Citations,
): Part[] {
  const words = findMagnetWords(language)
  const line = (sentence: Sentence, text: string, note: string | null): Line => ({
    text,
    note,
    template: null,
    references: citations.referencesOf(sentence),
  })
  return chooseThemes(themes, { most: mostParts, sentences: 2 }).flatMap((theme) => {
    const byScore = usable(theme.sentences).toSorted((a, b) => ranked.score(b) - ranked.score(a))
    const advice = byScore.filter((sentence) => adviceIn(theme).includes(sentence)).slice(0, mostItems)
    const reasons = new Map(advice.map((sentence) => [sentence, findReason(sentence, theme)]))
    const free = byScore.filter(
      (sentence) => !isAdvice(sentence) && ![...reasons.values()].includes(sentence),
    )
    const intro = free.find(({ item }) => item === null)
    const checks = free
      .filter((sentence) => sentence !== intro)
      .slice(0, Math.max(0, fewestItems - advice.length))
    const chosen = new Set([...advice, ...checks])
    if (chosen.size === 0) return []
    const opening = intro && line(intro, intro.text, null)
    const items = theme.sentences
      .filter((sentence) => chosen.has(sentence))
      .map((sentence) => line(sentence, asTask(sentence, words), reasons.get(sentence)?.text ?? null))
    return [
      { heading: theme.heading, intro: opening ?? null, items, inputs: [], outcome: null, worksheet: [] },
    ]
  })
}

/** The sentence that follows in the same breath tells why; one that itself says what to do does not. */
function findReason(sentence: Sentence, theme: Theme): Sentence | undefined {
  if (sentence.item !== null) return undefined
  return theme.sentences.find(
    (other) =>
      other.source === sentence.source &&
      other.block === sentence.block &&
      other.item === null &&
      other.ordinal === sentence.ordinal + 1 &&
      !other.question &&
      !other.announces &&
      !isAdvice(other),
  )
}

function asTask(sentence: Sentence, words: MagnetWords): string {
  const { text, item } = sentence
  if (isAdvice(sentence)) return text
  if (item !== null && sentence.words <= thingWords) return fill(words.ask.have, text)
  return fill(hasFigure(text) ? words.ask.compare : words.ask.confirm, text)
}
