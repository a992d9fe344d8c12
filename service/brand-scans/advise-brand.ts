import { z } from 'zod'
import type { BrandRecommendation } from '#contract/brand-scans.ts'
import { shareSentence } from '#contract/share-move.ts'
import type { AgentContext } from '../core/context.ts'
import { isPlantedInstruction } from '../engines/chat-model/planted-instruction.ts'
import { dataRule, wrapData } from '../engines/chat-model/wrap-data.ts'
import { askWritingModel } from '../models/ask-writing-model.ts'
import { adviseShare, type Findings, recommend } from './recommend.ts'

const Advice = z.object({
  recommendations: z.array(
    z.object({
      text: z.string(),
      term: z.string(),
      action: z.enum(['write', 'update']),
      topic: z.string().nullable(),
      page: z.int().nullable(),
      facts: z.array(z.int()),
    }),
  ),
})
type Advice = z.infer<typeof Advice>['recommendations'][number]

const system = `You advise a company on how to be named, and named well, in the answers of answer engines. You get numbered facts of one scan and a numbered list of its published pages. ${dataRule}
Give at most five recommendations, the one that helps most first. Each is two short sentences in English: what the scan shows, then what to do. Each rests on facts, whose numbers you list; add no number, name or claim that is not in them, promise no result, and do not advise to name other brands badly. action "write" needs "topic": the title of an article worth reading, under 100 characters; action "update" needs "page": the number of a page in the list. term is one of mention, rank, sentiment, citation.`

const maxRecommendations = 5
const maxText = 500
const maxTopic = 120

/**
 * What would raise the score: by the tenant's model where there is one and the facts bear it out, else built in. Each
 * says which wrote it.
 */
export async function adviseBrand(
  ctx: AgentContext,
  findings: Findings,
  signal: AbortSignal,
): Promise<{ recommendations: BrandRecommendation[]; warning: string | null }> {
  const builtIn = recommend(findings).map((one) => ({ ...one, engine: 'built-in' }))
  // Reports a lack of topics before any model is called.
  const settings = builtIn.filter(({ action }) => action === 'add_knowledge')
  const facts = factsOf(findings)
  const pages = [...new Map([...findings.pages.values()].map((page) => [page.articleId, page])).values()]
  const { answer, engine, warning } = await askWritingModel(
    ctx,
    {
      name: 'brand_recommendations',
      schema: Advice,
      system,
      evidence: wrapData(
        'scan',
        [
          `Brand: ${findings.brand}`,
          `Market category: ${findings.category ?? 'not known'}`,
          'Facts:',
          ...facts.map((fact, at) => `${at + 1}. ${fact}`),
          'Published pages:',
          ...pages.map(
            ({ title, namesBrand }, at) =>
              `${at + 1}. ${title}${namesBrand ? '' : ' (does not name the brand)'}`,
          ),
        ].join('\n'),
      ),
      task: 'Recommend.',
      maxCharacters: 8_000,
    },
    signal,
  )
  if (!answer)
    return {
      recommendations: builtIn,
      warning: warning && `Recommendations are built in because the model couldn't write them. ${warning}`,
    }
  const known = [findings.brand, findings.category ?? '', ...facts, ...pages.map(({ title }) => title)].join(
    '\n',
  )
  const written = answer.recommendations.flatMap((one): BrandRecommendation[] => {
    const page = one.page === null ? undefined : pages[one.page - 1]
    if (!isBorneOut(one, facts.length, known) || !findings.terms.some(({ id }) => id === one.term)) return []
    const text = one.text.trim()
    if (one.action === 'update' && page)
      return [
        {
          text,
          term: one.term,
          action: 'mend',
          article_id: page.articleId,
          page_title: page.title,
          ...(page.url !== null && { page_url: page.url }),
          engine,
        },
      ]
    const topic = one.topic?.trim()
    if (one.action !== 'write' || !topic || topic.length > maxTopic) return []
    return [{ text, term: one.term, action: 'write', topic, engine }]
  })
  if (written.length === 0)
    return {
      recommendations: builtIn,
      warning: "Recommendations are built in because those of the model weren't based on the scan.",
    }
  // The largest loss comes first, whether or not the model saw it.
  const lost = adviseShare(findings).filter(
    ({ topic }) => !written.some((one) => one.topic === topic || isAbout(one, findings)),
  )
  const advised = [...settings, ...lost.map((one) => ({ ...one, engine: 'built-in' })), ...written]
  return { recommendations: advised.slice(0, maxRecommendations), warning: null }
}

/** Whether advice is about the competitor that took most. */
function isAbout({ text }: BrandRecommendation, { shareMove }: Findings): boolean {
  return shareMove?.rival !== undefined && text.includes(shareMove.rival.name)
}

/** Cites existing facts only, has no figure that they lack, and contains no link or prompt injection. */
function isBorneOut({ text, topic, facts }: Advice, count: number, known: string): boolean {
  const all = `${text} ${topic ?? ''}`
  if (
    text.trim() === '' ||
    text.length > maxText ||
    isPlantedInstruction(all) ||
    /https?:|www\.|[<>]/i.test(all)
  )
    return false
  if (facts.length === 0 || facts.some((fact) => fact < 1 || fact > count)) return false
  return [...all.matchAll(/\d+(?:[.,]\d+)*/g)].every(([figure]) => known.includes(figure))
}

function factsOf({ brand, terms, answers, shareMove }: Findings): string[] {
  const moved = shareMove ? shareSentence(shareMove) : undefined
  const measured = terms.map(({ id, label, value, detail }) => {
    const share = value === undefined ? 'no data' : `${Math.round(value * 100)} of 100`
    return `${label} (${id}): ${share}. ${detail ?? ''}`
  })
  const asked = answers.flatMap((one) => {
    if (one.answer === undefined) return []
    const instead = one.competitors?.length ? `. It mentions ${one.competitors.join(', ')}` : ''
    if (!one.mentioned) return [`The answer to “${one.question}” doesn't mention ${brand}${instead}.`]
    return one.sentiment !== 'positive' && one.snippet
      ? [`The answer to “${one.question}” is ${one.sentiment}: “${one.snippet}”`]
      : []
  })
  return [...(moved ? [moved] : []), ...measured, ...new Set(asked)].slice(0, 40)
}
