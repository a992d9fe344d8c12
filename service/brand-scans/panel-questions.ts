import type { PanelQuestion } from '../engines/answer-panel/answer-panel.ts'
import type { FindMentions } from './find-mentions.ts'
import { saysOpinion } from './says-opinion.ts'

export type QuestionKind =
  | 'category'
  | 'alternatives'
  | 'comparison'
  | 'versus'
  | 'reputation'
  | 'direct'
  | 'custom'

export type BrandQuestion = PanelQuestion & {
  kind: QuestionKind
  /** True if the question names the brand; such answers do not count as mentions. */
  namesBrand: boolean
  /** What a page would be about that answers it; `keywords` where left out. */
  pageKeywords?: string
}

/** What the questions can ask about besides the name. */
export type QuestionSubject = {
  /** In the plural, or a mass such as `accounting software`. */
  category?: string | undefined
  competitors?: readonly string[]
}

/** Questions of the tenant's own; whether one names the brand is read from its words. */
export function ownQuestions(questions: readonly string[], find: FindMentions): BrandQuestion[] {
  return questions.map((text) => ({
    kind: 'custom',
    text,
    keywords: text,
    namesBrand: find(text.normalize('NFC')).length > 0,
  }))
}

const comparedAtOnce = 3

/**
 * What every engine is asked. Whether the name comes up by itself is what the scan measures, so that most questions leave
 * it out; those ask about the category or about competitors, and without either there are none of them.
 */
export function panelQuestions(brandName: string, subject: QuestionSubject): BrandQuestion[] {
  const { category, competitors = [] } = subject
  const others = competitors.slice(0, comparedAtOnce)
  const [first] = others
  const unprompted: (Omit<BrandQuestion, 'namesBrand'> | false)[] = [
    category !== undefined && {
      kind: 'category',
      text: `Which ${category} would you recommend? Give a list, best first, and say why.`,
      keywords: category,
    },
    (first !== undefined || category !== undefined) && {
      kind: 'alternatives',
      text:
        first === undefined
          ? `I am not happy with what I have. Which ${category} would you recommend instead, best first?`
          : `I am not happy with ${first}. Which alternatives would you recommend, best first?`,
      keywords: first ?? category ?? '',
      pageKeywords: `${first ?? category} alternatives`,
    },
    (first !== undefined || category !== undefined) && {
      kind: 'comparison',
      text:
        first === undefined
          ? `Compare the leading ${category} with each other, with strengths and weaknesses of each.`
          : `Compare ${toMessage(others)} with other ${category ?? 'brands of their kind'}, with strengths and weaknesses of each.`,
      keywords: category ?? toMessage(others),
      pageKeywords: `${category ?? toMessage(others)} compared`,
    },
  ]
  const prompted: (Omit<BrandQuestion, 'namesBrand'> | false)[] = [
    first !== undefined && {
      kind: 'versus',
      text: `How does ${brandName} compare with ${toMessage(others)}? Name strengths and weaknesses of each.`,
      keywords: brandName,
    },
    {
      kind: 'reputation',
      text: `What do customers say about ${brandName}? Name strengths and weaknesses.`,
      keywords: brandName,
      isAnswer: saysOpinion,
    },
    {
      kind: 'direct',
      text: `What is ${brandName}, and who is it for?`,
      keywords: brandName,
    },
  ]
  const asked = (questions: typeof prompted, namesBrand: boolean) =>
    questions.flatMap((question) => (question ? [{ ...question, namesBrand }] : []))
  return [...asked(unprompted, false), ...asked(prompted, true)]
}

const list = new Intl.ListFormat('en')

function toMessage(names: readonly string[]): string {
  return list.format(names)
}
