import type { ScoutItemType, ScoutPart } from '#contract/scout-results.ts'
import type { CommunityPost } from '../engines/community/community.ts'
import type { Coverage } from './cover-posts.ts'
import { findSignal, intentSignals, kindSignals, type Signal, severitySignals } from './english-lexicon.ts'
import { findSpam } from './find-spam.ts'
import { plainPost } from './plain-post.ts'
import { queryTerms, wordsOf } from './query-terms.ts'
import { quotePost } from './quote-post.ts'
import { freshnessHalfLifeDays, fullEngagement } from './rubric.ts'
import { type JudgedPart, type ScoredParts, scoreParts } from './score-parts.ts'

export type JudgedPost = ScoredParts & {
  post: CommunityPost
  type: ScoutItemType
  /** What `parts` were made of. */
  judged: Readonly<Record<ScoutPart, JudgedPart>>
  /** `built-in`, or the model that judged. */
  judgedBy: string
  quotation: string
  ageDays: number
}

const dayMs = 86_400_000

/**
 * What a post is and what it is worth by the rubric.
 * @param about.language ISO 639-1; type, severity and intent rest on English words and are left open in other languages
 * @param about.coverage how much of the query it has by stems and synonyms; without it only its own words count
 */
export function judgePost(
  post: CommunityPost,
  about: { query: string; now: Date; language: string; coverage?: Coverage },
): JudgedPost {
  const text = plainPost(post.text)
  const whole = `${post.title}\n${text}`
  const { type, understood } = judgeKind(post.title, text, about.language)
  const ageDays = Math.max(0, (about.now.getTime() - post.createdAt.getTime()) / dayMs)
  const judged: Record<ScoutPart, JudgedPart> = {
    fit: judgeFit(about, post.title, text),
    intent: understood
      ? judgeWords(whole, intentSignals, 'No words that suggest choosing or asking.')
      : unjudged(about),
    severity: understood
      ? judgeWords(whole, severitySignals, 'No words that suggest a problem.')
      : unjudged(about),
    freshness: {
      value: Math.round(100 * 0.5 ** (ageDays / freshnessHalfLifeDays)),
      why: ageText(ageDays),
    },
    engagement: judgeEngagement(post),
    sincerity: judgeSincerity(post),
  }
  return {
    ...scoreParts(judged),
    post,
    type,
    judged,
    judgedBy: 'built-in',
    quotation: quotePost(post.title, text, about.query),
    ageDays: Number(ageDays.toFixed(1)),
  }
}

function judgeFit(
  { query, coverage }: { query: string; coverage?: Coverage },
  title: string,
  text: string,
): JudgedPart {
  const terms = queryTerms(query)
  const inTitle = new Set(wordsOf(title))
  const inText = new Set(wordsOf(text))
  if (terms.length === 0) return { value: 0, why: 'The topic has no searchable words.' }
  const share = terms.map(({ term }) => (inTitle.has(term) ? 1 : inText.has(term) ? 0.6 : 0))
  const exact = share.reduce<number>((sum, one) => sum + one, 0) / terms.length
  const related = coverage ? 0.4 * coverage.title + 0.6 * coverage.whole : 0
  const value = Math.round(100 * Math.max(exact, related))
  const list = (wanted: number) =>
    terms.flatMap(({ written }, at) => (share[at] === wanted ? [`“${written}”`] : [])).join(', ')
  const places = [
    list(1) && `${list(1)} in the title`,
    list(0.6) && `${list(0.6)} in the text`,
    list(0) && `${list(0)} not found`,
    related > exact && 'words with the same stem or meaning count too',
  ]
  return { value, why: `${places.filter(Boolean).join('; ')}.` }
}

/** Less is a word in passing: a story of success has had its difficulties. */
const leastPoints = 2

/** A word of the title counts twice. `understood` is false for a foreign text in which nothing was recognised. */
function judgeKind(
  title: string,
  text: string,
  language: string,
): { type: ScoutItemType; understood: boolean } {
  const points = kindSignals.map(({ kind, signals }) => ({
    kind,
    points: signals.reduce((sum, signal) => {
      const inTitle = findSignal(title, signal).length > 0 ? 2 : 0
      return sum + signal.points * (inTitle + (findSignal(text, signal).length > 0 ? 1 : 0))
    }, 0),
  }))
  const best = points.toSorted((a, b) => b.points - a.points)[0]
  if (best && best.points >= leastPoints) return { type: best.kind, understood: true }
  const asks = title.trim().endsWith('?')
  const understood = language === 'en'
  return { type: asks && understood ? 'request' : 'discussion', understood }
}

function judgeWords(text: string, signals: readonly Signal[], nothing: string): JudgedPart {
  const found = signals.flatMap((signal) => {
    const words = findSignal(text, signal)
    return words.length > 0 ? [{ words, points: signal.points }] : []
  })
  if (found.length === 0) return { value: 0, why: nothing }
  const strongest = found.toSorted((a, b) => b.points - a.points)
  const words = [...new Set(strongest.flatMap((one) => one.words))].slice(0, 5)
  const sum = found.reduce((total, { points }) => total + points, 0)
  return { value: Math.min(100, sum), why: `${words.map((word) => `“${word}”`).join(', ')}.` }
}

function judgeEngagement({ votes, comments }: CommunityPost): JudgedPart {
  const both = Math.max(0, votes) + 2 * comments
  const value = Math.min(100, Math.round((100 * Math.log1p(both)) / Math.log1p(fullEngagement)))
  return { value, why: `${count(votes, 'vote')}, ${count(comments, 'comment')}.` }
}

function judgeSincerity({ title, text }: CommunityPost): JudgedPart {
  const { points, signs } = findSpam(title, text)
  return {
    value: 100 - points,
    why: signs.length > 0 ? `It has ${new Intl.ListFormat('en').format(signs)}.` : "Doesn't read like an ad.",
  }
}

function unjudged({ language }: { language: string }): JudgedPart {
  return { value: null, why: `Not scored: only English is supported, and this is ${language}.` }
}

function ageText(days: number): string {
  if (days < 1) return 'Less than 1 day old.'
  return `${count(Math.round(days), 'day')} old.`
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`
}
