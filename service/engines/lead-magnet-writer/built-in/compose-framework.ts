import { findSalientPhrases } from '../../writer/built-in/salient-phrase.ts'
import type { Sentence } from '../../writer/built-in/sentence.ts'
import { splitWords } from '../../writer/built-in/split-words.ts'
import { fold } from '../../writer/built-in/stem.ts'
import type { Line, Part } from '../lead-magnet-writer.ts'
import { fill, findMagnetWords } from '../words/find-magnet-words.ts'
import type { MagnetWords } from '../words/magnet-words.ts'
import { chooseThemes, usable } from './choose-themes.ts'
import type { Citations } from './citations.ts'
import { isAdvice } from './is-advice.ts'
import type { Material, Theme } from './read-material.ts'

const mostStages = 7
const mostSteps = 5
const mostInputs = 3
const mostOthers = 800

/** Named stages in the order of the evidence: purpose, inputs, steps, outcome, and questions to answer. */
export function composeFramework(
  { themes, ranked }: Material,
  about: { language: MagnetWords['language']; topic: string },
  citations: Citations,
): Part[] {
  const words = findMagnetWords(about.language)
  const known = new Set(splitWords(fold(about.topic)))
  const stages = chooseThemes(themes, { most: mostStages, sentences: 3 })
  return stages.flatMap((theme) => {
    const free = usable(theme.sentences)
    const byScore = free.toSorted((a, b) => ranked.score(b) - ranked.score(a))
    const statements = byScore.filter(({ text, lexicon }) => !isAdvice(text, lexicon.language))
    const purpose = free.length > 2 ? statements.find(({ item }) => item === null) : undefined
    // What a stage leads to is what can be measured, or else what its source says last.
    const outcome =
      free.length > 3
        ? (statements.find((one) => one !== purpose && one.item === null && /\p{N}/u.test(one.text)) ??
          free.findLast((one) => one !== purpose && one.item === null && statements.includes(one)))
        : undefined
    const steps = new Set(
      [...byScore.filter((one) => !statements.includes(one)), ...statements]
        .filter((one) => one !== purpose && one !== outcome)
        .slice(0, mostSteps),
    )
    if (steps.size === 0) return []
    const line = (sentence: Sentence): Line => ({
      text: sentence.text,
      note: null,
      template: null,
      references: citations.referencesOf(sentence),
    })
    const intro = purpose ? line(purpose) : null
    const items = theme.sentences.filter((sentence) => steps.has(sentence)).map(line)
    return [
      {
        heading: theme.heading,
        intro,
        items,
        inputs: inputsOf(theme, themes, known),
        outcome: outcome ? line(outcome) : null,
        worksheet: words.worksheet.map((question) => fill(question, theme.heading)),
      },
    ]
  })
}

/** What the stage speaks of, the others seldom do, and the evidence names more than once, is what one needs for it. */
function inputsOf(theme: Theme, themes: readonly Theme[], known: Set<string>): string[] {
  const others = themes
    .filter((other) => other !== theme)
    .flatMap(({ sentences }) => sentences)
    .slice(0, mostOthers)
  const said = themes
    .flatMap(({ sentences }) => sentences)
    .map(({ text }) => text.toLowerCase())
    .join('\n')
  return findSalientPhrases(theme.sentences, others, known, mostInputs)
    .filter((phrase) => said.split(phrase.toLowerCase()).length > 2)
    .map((phrase) => phrase.charAt(0).toUpperCase() + phrase.slice(1))
}
