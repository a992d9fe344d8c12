import { isQuestion } from './clean-heading.ts'
import type { Group } from './group.ts'
import { offerPassages } from './passage.ts'
import type { Quota } from './quota.ts'
import type { Ranked } from './rank-sentences.ts'
import type { EvidenceSection, Sentence } from './sentence.ts'

/** A question that the evidence asks and answers. */
export type Answer = { question: string; sentences: Sentence[]; score: number }

const LONGEST_ANSWER_WORDS = 70
const LONGEST_QUOTED_WORDS = 45
const SMALL_SECTION_WORDS = 80
const MOST_OF_QUOTA = 0.6

const wordsOf = (sentences: Sentence[]) => sentences.reduce((sum, { words }) => sum + words, 0)

/** Questions in headings, answered by what stands under them. Definitions and long sections stay sections. */
function askedByHeadings(groups: Group[], ranked: Ranked): Answer[] {
  return groups.flatMap((group) => {
    const sections = new Map<EvidenceSection, Sentence[]>()
    for (const sentence of group.sentences) {
      const list = sections.get(sentence.section)
      if (list === undefined) sections.set(sentence.section, [sentence])
      else list.push(sentence)
    }
    return [...sections].flatMap(([section, sentences]) => {
      const question = section.heading
      if (question === null || !isQuestion(question)) return []
      if (
        !section.amongQuestions &&
        (group.kind === 'definition' || wordsOf(sentences) > SMALL_SECTION_WORDS)
      )
        return []
      const [passage] = offerPassages({ ...group, sentences }, ranked, () => true).filter(
        ({ items }) => items.length === 0,
      )
      return passage === undefined
        ? []
        : [
            {
              question,
              sentences: passage.sentences,
              score: passage.score + (section.amongQuestions ? 1 : 0),
            },
          ]
    })
  })
}

/** Questions in running text, answered by the sentence after. */
function askedInText(sentences: Sentence[], ranked: Ranked): Answer[] {
  return sentences.flatMap((question, at) => {
    const answer = sentences[at + 1]
    if (
      !question.question ||
      question.leaning ||
      question.words < 5 ||
      question.words > 18 ||
      question.item !== null
    )
      return []
    if (answer === undefined || answer.block !== question.block || answer.source !== question.source)
      return []
    if (answer.ordinal !== question.ordinal + 1 || answer.question || answer.announces) return []
    if (/[“”"«»„]/u.test(question.text)) return []
    return [{ question: question.text, sentences: [answer], score: ranked.score(answer) }]
  })
}

function limit({ sentences }: Answer): Sentence[] {
  const most = sentences[0]?.own ? LONGEST_ANSWER_WORDS : LONGEST_QUOTED_WORDS
  let words = 0
  return sentences.filter((sentence) => {
    words += sentence.words
    return words <= most
  })
}

/** Two answers or more make a list of questions; one does not. */
export function chooseAnswers(groups: Group[], ranked: Ranked, quota: Quota, words: number): Answer[] {
  const most = Math.min(6, Math.floor(words / 250) + 1)
  const candidates = [
    ...askedByHeadings(groups, ranked),
    ...askedInText(
      groups.flatMap((group) => group.sentences),
      ranked,
    ),
  ]
    .map((answer) => ({ ...answer, sentences: limit(answer) }))
    .filter(({ sentences }) => sentences.length > 0)
    .sort((a, b) => b.score - a.score)
  const chosen: Answer[] = []
  const spent = new Map<number, number>()
  let total = 0
  for (const answer of candidates) {
    const [first] = answer.sentences
    const size = answer.sentences.reduce((sum, sentence) => sum + sentence.words, 0)
    if (first === undefined || chosen.length === most || total + size > words * 0.22) continue
    if (!first.own && (spent.get(first.source) ?? 0) + size > quota.left(first.source) * MOST_OF_QUOTA)
      continue
    if (chosen.some(({ question }) => question.toLowerCase() === answer.question.toLowerCase())) continue
    if (chosen.some(({ sentences }) => sentences.some((sentence) => answer.sentences.includes(sentence))))
      continue
    chosen.push(answer)
    total += size
    if (!first.own) spent.set(first.source, (spent.get(first.source) ?? 0) + size)
  }
  if (chosen.length < 2) return []
  for (const [source, taken] of spent) quota.take(source, taken)
  return chosen
}
