import type { Sentence } from '../../writer/shared.ts'
import { isQuestion } from '../../writer/shared.ts'
import { fill } from '../find-magnet-words.ts'
import type { Line, Part } from '../lead-magnet-writer.ts'
import type { MagnetWords } from '../magnet-words.ts'
import { hasFigure } from '../with-blanks.ts'
import type { Citations } from './citations.ts'
import { usable } from './find-actions.ts'
import { nameParts } from './name-parts.ts'
import type { Material } from './read-material.ts'

const maxStages = 7
const maxSteps = 6
const negative =
  /(?<!\p{L})(?:not|no|never|nothing|nobody|cannot|\p{L}+n['’]t|nicht|kein\p{L}*|nie|nichts|ne|pas|jamais|aucun\p{L}*|non|mai|nessun\p{L}*|não|nunca|nenhum\p{L}*|jamás|ningún|ninguna)(?!\p{L})/iu
const conditional =
  /^(?:if|unless|when|whenever|once|wenn|falls|sofern|sobald|si|cuando|quand|lorsque|se|quando|caso)(?!\p{L})/iu

/** Named stages in the order of the evidence: purpose, steps, outcome, and questions to answer. */
export function composeFramework(
  { themes, ranked }: Material,
  words: MagnetWords,
  citations: Citations,
): Part[] {
  return nameParts(themes, words)
    .slice(0, maxStages)
    .map(({ heading, actions, others }) => {
      const best = new Set(actions.toSorted((a, b) => ranked.score(b) - ranked.score(a)).slice(0, maxSteps))
      const statements = usable(others)
        .filter(({ item }) => item === null)
        .toSorted((a, b) => ranked.score(b) - ranked.score(a))
      const purpose = statements.find(({ text }) => !conditional.test(text))
      const outcome = findOutcome(statements.filter((one) => one !== purpose))
      const line = (sentence: Sentence): Line => ({
        text: sentence.text,
        note: null,
        template: null,
        references: citations.referencesOf(sentence),
      })
      return {
        heading,
        intro: purpose ? line(purpose) : null,
        items: actions.filter((sentence) => best.has(sentence)).map(line),
        // What a stage needs no sentence says as such, and words picked out of sentences are no list of things.
        inputs: [],
        outcome: outcome ? line(outcome) : null,
        worksheet: words.worksheet.map((question, index) =>
          index === 0 && isQuestion(heading) ? words.answerToday : fill(question, heading),
        ),
      }
    })
}

/** What a stage leads to is what can be measured, or else the last that its source says of what is so. */
function findOutcome(statements: readonly Sentence[]): Sentence | undefined {
  const fit = statements.filter(({ text }) => !conditional.test(text))
  return fit.find(({ text }) => hasFigure(text)) ?? fit.findLast(({ text }) => !negative.test(text))
}
