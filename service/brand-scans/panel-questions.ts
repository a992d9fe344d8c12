import type { PanelQuestion } from '../engines/answer-panel/answer-panel.ts'

export type QuestionKind = 'category' | 'alternatives' | 'comparison' | 'reputation' | 'direct'

export type BrandQuestion = PanelQuestion & {
  kind: QuestionKind
  /** The question says the name itself, so that naming it in the answer proves nothing. */
  namesBrand: boolean
}

/**
 * What every engine is asked. The first three do not say the name: whether it comes up by itself is what the scan
 * measures. They need the category; without one only the two that say the name are asked.
 */
export function panelQuestions(brandName: string, category: string | undefined): BrandQuestion[] {
  const prompted: BrandQuestion[] = [
    {
      kind: 'reputation',
      text: `What do customers say about ${brandName}? Name strengths and weaknesses.`,
      keywords: brandName,
      namesBrand: true,
    },
    {
      kind: 'direct',
      text: `What is ${brandName}, and who is it for?`,
      keywords: brandName,
      namesBrand: true,
    },
  ]
  if (category === undefined) return prompted
  return [
    {
      kind: 'category',
      text: `What are the best ${category}? Give a list, best first, and say why.`,
      keywords: category,
      namesBrand: false,
    },
    {
      kind: 'alternatives',
      text: `I am not happy with the ${category} I have now. Which alternatives would you recommend, best first?`,
      keywords: `${category} alternatives`,
      namesBrand: false,
    },
    {
      kind: 'comparison',
      text: `Compare the leading ${category} with each other, with strengths and weaknesses of each.`,
      keywords: `${category} compared`,
      namesBrand: false,
    },
    ...prompted,
  ]
}
