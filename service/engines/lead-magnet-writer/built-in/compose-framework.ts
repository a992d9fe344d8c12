import { isQuestion } from '../../writer/built-in/clean-heading.ts'
import { findSalientPhrases } from '../../writer/built-in/salient-phrase.ts'
import type { Sentence } from '../../writer/built-in/sentence.ts'
import { splitWords } from '../../writer/built-in/split-words.ts'
import { fold } from '../../writer/built-in/stem.ts'
import type { Line, Part } from '../lead-magnet-writer.ts'
import { fill, findMagnetWords } from '../words/find-magnet-words.ts'
import type { MagnetWords } from '../words/magnet-words.ts'
import { hasFigure } from '../words/with-blanks.ts'
import { chooseThemes, usable } from './choose-themes.ts'
import type { Citations } from './citations.ts'
import { isAdvice } from './is-advice.ts'
import type { Material, Theme } from './read-material.ts'

const mostStages = 7
const mostSteps = 5
const mostInputs = 3
const mostOthers = 800
const phrasesLookedAt = 8
/** One word says too little to be fetched, unless it is a name such as DMARC. */
const namesThing = / |\p{Lu}\p{Lu}/u
const negative =
  /(?<!\p{L})(?:not|no|never|nothing|nobody|cannot|\p{L}+n['’]t|nicht|kein\p{L}*|nie|nichts|ne|pas|jamais|aucun\p{L}*|non|mai|nessun\p{L}*|não|nunca|nenhum\p{L}*|jamás|ningún|ninguna)(?!\p{L})/iu
const conditional =
  /^(?:if|unless|when|whenever|once|wenn|falls|sofern|sobald|si|cuando|quand|lorsque|se|quando|caso)(?!\p{L})/iu

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
    const statements = byScore.filter((sentence) => !isAdvice(sentence))
    const purpose =
      free.length > 2
        ? statements.find(({ item, text }) => item === null && !conditional.test(text))
        : undefined
    const outcome =
      free.length > 3 ? findOutcome(free, (one) => one !== purpose && statements.includes(one)) : undefined
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
        worksheet: words.worksheet.map((question, index) =>
          index === 0 && isQuestion(theme.heading) ? words.answerToday : fill(question, theme.heading),
        ),
      },
    ]
  })
}

/** What a stage leads to is what can be measured, or else the last that its source says of what is so: not of what is not, nor of what is so sometimes. */
function findOutcome(
  free: readonly Sentence[],
  isFree: (sentence: Sentence) => boolean,
): Sentence | undefined {
  const fit = free.filter((one) => isFree(one) && one.item === null && !conditional.test(one.text))
  return fit.find(({ text }) => hasFigure(text)) ?? fit.findLast(({ text }) => !negative.test(text))
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
  return findSalientPhrases(theme.sentences, others, known, phrasesLookedAt)
    .filter((phrase) => namesThing.test(phrase) && said.split(phrase.toLowerCase()).length > 2)
    .slice(0, mostInputs)
    .map((phrase) => phrase.charAt(0).toUpperCase() + phrase.slice(1))
}
