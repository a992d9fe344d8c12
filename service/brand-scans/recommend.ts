import type { BrandRecommendation, BrandScanAnswer, BrandScoreTerm } from '#contract/brand-scans.ts'
import { type ShareMove, shareSentence } from '#contract/share-move.ts'
import type { BrandPage, BrandPages } from './find-brand-pages.ts'
import type { QuestionKind } from './panel-questions.ts'

export type Findings = {
  brand: string
  /** In the plural; undefined if unknown. */
  category: string | undefined
  competitors: readonly string[]
  terms: readonly BrandScoreTerm[]
  answers: readonly BrandScanAnswer[]
  pages: BrandPages
  /** Since the scan before that measured the same; undefined without one. */
  shareMove?: ShareMove | undefined
}

const maxRecommendations = 5
/** Half of what a term can give may be a matter of chance with so few answers; what is above is good enough. */
const goodEnough = 0.9

/**
 * Recommendations that would raise the score: first what to do about the competitor that took most of the share of voice,
 * then the factors with the largest loss first. Each names the page to write, or the published article to fix. Good
 * factors get none.
 */
export function recommend(findings: Findings): BrandRecommendation[] {
  const byLoss = findings.terms
    .filter(({ value = 0 }) => value < goodEnough)
    .toSorted((a, b) => lost(b) - lost(a))
  const lead = adviseShare(findings)
  const topics = new Set(lead.map(({ topic }) => topic))
  const others = byLoss
    .flatMap((term) => advise[term.id]?.(findings, term) ?? [])
    .filter(({ topic }) => topic === undefined || !topics.has(topic))
  const all = [...lead, ...others]
  const advice =
    findings.category === undefined && !findings.answers.some(({ kind }) => kind === 'custom')
      ? [notifyCategory(findings), ...all]
      : all
  const distinct = new Map(advice.map((one) => [one.article_id ?? one.topic ?? one.text, one]))
  return [...distinct.values()].slice(0, maxRecommendations)
}

/** What was lost to whom since the last scan, and the page that compares the two. */
export function adviseShare({ brand, shareMove: move, pages }: Findings): BrandRecommendation[] {
  if (!move?.rival || move.after >= move.before) return []
  const { name } = move.rival
  const why = shareSentence(move) ?? ''
  const page = pages.get('comparison')
  return [
    page?.namesBrand && page.title.includes(name)
      ? mend('mention', page, `${why} Update “${page.title}”: show in numbers what ${brand} does better.`)
      : write('mention', `${brand} and ${name} compared`, why, ', with numbers that readers can check'),
  ]
}

/** A term without data has lost nothing that is known, and comes after those that have. */
function lost({ applied_weight = 0, value = 1 }: BrandScoreTerm): number {
  return applied_weight * (1 - value)
}

const advise: Readonly<Record<string, (findings: Findings, term: BrandScoreTerm) => BrandRecommendation[]>> =
  {
    mention: adviseMention,
    rank: adviseRank,
    sentiment: adviseSentiment,
    citation: adviseCitation,
  }

function adviseMention(findings: Findings): BrandRecommendation[] {
  const { brand, category, answers, pages } = findings
  const rival = leadingRival(findings)
  const kinds: readonly [QuestionKind, string][] = [
    ['category', `How to choose ${category}`],
    [
      'alternatives',
      rival === undefined
        ? `When to change your ${category}`
        : `Alternatives to ${rival.name}, and what each is good for`,
    ],
    ['comparison', comparison(findings)],
  ]
  const own = answers.filter((one) => one.kind === 'custom' && !one.names_brand && one.mentioned === false)
  const missing = [...new Set(own.map(({ question }) => question))].map((question) =>
    write('mention', question.trim(), `Answers to “${question}” don't mention ${brand}.`),
  )
  const usual = kinds.flatMap(([kind, topic]) => {
    const asked = answers.filter((one) => one.kind === kind && one.answer !== undefined)
    const missed = asked.filter(({ mentioned }) => !mentioned).length
    if (missed === 0) return []
    const why = `${missed} of ${asked.length} ${asked.length === 1 ? 'answer' : 'answers'} to “${asked[0]?.question ?? ''}” ${missed === 1 ? "doesn't" : "don't"} mention ${brand}.`
    const page = pages.get(kind)
    return [
      page && !page.namesBrand
        ? mend('mention', page, `${why} Update “${page.title}” to mention ${brand}.`)
        : write('mention', topic, rival && kind !== 'category' ? `${why}${rival.why}` : why),
    ]
  })
  return [...usual, ...missing]
}

function comparison(findings: Findings): string {
  const { brand, category } = findings
  const rival = leadingRival(findings)
  return rival === undefined
    ? `${brand} and other ${category} compared`
    : `${brand} and ${rival.name} compared`
}

/** The competitor that most answers name unprompted, with that as the reason to write about it; the first where none is. */
function leadingRival({ competitors, answers }: Findings): { name: string; why: string } | undefined {
  const open = answers.filter(({ names_brand, answer }) => !names_brand && answer !== undefined)
  const [lead] = competitors
    .map((name) => {
      // An answer to a question that names it shows nothing.
      const asked = open.filter(({ question }) => !question.toLowerCase().includes(name.toLowerCase()))
      return { name, asked, named: asked.filter((one) => one.competitors?.includes(name)).length }
    })
    .toSorted((a, b) => b.named - a.named)
  if (!lead) return undefined
  const { name, asked, named } = lead
  if (named === 0) return { name, why: '' }
  return {
    name,
    why: ` ${name}, the competitor that is mentioned most, is in ${named} of ${asked.length} ${asked.length === 1 ? 'answer' : 'answers'}.`,
  }
}

function adviseRank(findings: Findings, term: BrandScoreTerm): BrandRecommendation[] {
  if (term.n === 0) return []
  const { brand, pages } = findings
  const topic = comparison(findings)
  const why = `${brand} is mentioned, but not always first. ${term.detail ?? ''}${leadingRival(findings)?.why ?? ''}`
  const page = pages.get('comparison')
  return [
    page?.namesBrand
      ? mend('rank', page, `${why} Update “${page.title}”: show in numbers what ${brand} does better.`)
      : write('rank', topic, why, ', with numbers that readers can check'),
  ]
}

function adviseSentiment(findings: Findings, term: BrandScoreTerm): BrandRecommendation[] {
  const { brand, answers, pages } = findings
  if (term.n === 0) {
    const topic = `What ${brand} is, and who it is for`
    const isNamed = answers.some(({ names_brand, answer }) => names_brand && answer !== undefined)
    return [
      write('sentiment', topic, `No answer describes ${brand}${isNamed ? ', even when asked by name' : ''}.`),
    ]
  }
  const negative = answers.find(({ sentiment }) => sentiment === 'negative')
  const quoted = negative?.snippet ? ` One says: “${negative.snippet}”` : ''
  const topic = `What customers say about ${brand}: strengths, limits and results`
  const page = pages.get('reputation')
  // A neutral fact is not a complaint: only a negative answer is quoted as one.
  const found = negative ? `Some answers about ${brand} are negative.` : `Not all answers praise ${brand}.`
  const why = `${found} ${term.detail ?? ''}${quoted}`
  return [
    page?.namesBrand
      ? mend('sentiment', page, `${why} Update “${page.title}”: respond with results and customer quotes.`)
      : write('sentiment', topic, why),
  ]
}

function adviseCitation({ brand, category, pages }: Findings, term: BrandScoreTerm): BrandRecommendation[] {
  if (term.n === 0) return []
  const page = pages.get('category') ?? pages.get('comparison') ?? pages.get('direct')
  const topic = category === undefined ? `${brand} in numbers` : `${category} in numbers: facts and sources`
  const why = `Answers cite other pages than those of ${brand}. ${term.detail ?? ''}`
  return [
    page
      ? mend('citation', page, `${why} Update “${page.title}”: add dated facts with sources near the top.`)
      : write('citation', topic, why, ': pages with original facts get cited'),
  ]
}

function notifyCategory({ brand }: Findings): BrandRecommendation {
  return {
    text: `Set the market category and your competitors in Settings › Company. Without a category, no question can show whether ${brand} comes up unprompted.`,
    term: 'mention',
    action: 'add_knowledge',
  }
}

/** A topic is a title: it begins with a capital letter, whatever the category begins with. */
function write(term: string, topic: string, why: string, how = ''): BrandRecommendation {
  const title = topic.charAt(0).toUpperCase() + topic.slice(1)
  const stop = how === '' && /[?？!]$/u.test(title) ? '' : '.'
  return { text: `${why} Write “${title}”${how}${stop}`, term, action: 'write', topic: title }
}

function mend(term: string, page: BrandPage, text: string): BrandRecommendation {
  return {
    text,
    term,
    action: 'mend',
    article_id: page.articleId,
    page_title: page.title,
    ...(page.url !== null && { page_url: page.url }),
  }
}
