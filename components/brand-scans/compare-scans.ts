import type { BrandScan, BrandScanResult } from '#contract/brand-scans.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { compareShare, movedShare } from './compare-shares.ts'
import { type Change, type ComparedRow, changeBy, sameWords } from './compared-row.ts'
import {
  mentionPill,
  noData,
  scoreChange,
  scoreWords,
  sentimentPill,
  termLabel,
  visibilityWords,
} from './scan-words.ts'

/** What one engine says in both scans. */
export type ComparedEngine = { id: string; label: string; rows: ComparedRow[] }

/** The score and its terms in both scans. */
export function compareScores(before: BrandScan, after: BrandScan): ComparedRow[] {
  const ids = [...(before.score_terms ?? []), ...(after.score_terms ?? [])].map(({ id }) => id)
  const terms = [...new Set(ids)].map((id) => {
    const [a, b] = [before, after].map((scan) => scan.score_terms?.find((term) => term.id === id))
    const term = a ?? b
    const row = percents(term ? termLabel(term) : id, a?.value, b?.value)
    if (id === 'rank')
      return rankRow(row, before, after) ?? { ...row, hint: answersWords(a?.n ?? 0, b?.n ?? 0) }
    return { ...row, hint: answersWords(a?.n ?? 0, b?.n ?? 0) }
  })
  const score = scores('Score', before.overall_score, after.overall_score)
  return [measureSame(before, after) ? score : { ...score, change: undefined }, ...terms]
}

/** False where one score is of what answer engines say and the other of what readers of the own content find. */
export function measureSame(before: BrandScan, after: BrandScan): boolean {
  const [a, b] = [before.score_basis, after.score_basis]
  return a === undefined || b === undefined || a === b
}

/** What each engine says in both scans; one that was asked only once has no data in the other. */
export function compareEngines(before: BrandScan, after: BrandScan): ComparedEngine[] {
  const ids = [...(before.results ?? []), ...(after.results ?? [])].map(({ llmId }) => llmId)
  return [...new Set(ids)].map((id) => {
    const [a, b] = [before, after].map((scan) => scan.results?.find(({ llmId }) => llmId === id))
    const share = a && b && compareShare(a, b)
    const rows = [mentions(a, b), ...(share ? [share] : []), places(a, b), feelings(a, b)]
    return { id, label: b?.label ?? a?.label ?? id, rows }
  })
}

/** Whether the same engines gave answers in both: only then is a change the brand's own. */
export function askedSameEngines(before: BrandScan, after: BrandScan): boolean {
  const [a, b] = [before, after].map(({ results = [] }) =>
    results
      .filter(({ error }) => error === undefined)
      .map(({ llmId }) => llmId)
      .toSorted()
      .join('\n'),
  )
  return a === b
}

/** What changed and what moved it most, in a few sentences; undefined where one of the scans has no score. */
export function comparisonSentence(before: BrandScan, after: BrandScan): string | undefined {
  const [from, to] = [before.overall_score, after.overall_score]
  if (from === undefined || to === undefined || !measureSame(before, after)) return undefined
  const sentences = [scoreSentence(before, after, { from, to }), movedShare(before, after)]
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}

function scoreSentence(before: BrandScan, after: BrandScan, { from, to }: { from: number; to: number }) {
  const change = Math.round(to) - Math.round(from)
  if (change === 0) return `Visibility stayed at ${scoreWords(to)} of 100.`
  const rose = change > 0
  const points = Math.abs(change) === 1 ? 'point' : 'points'
  const moved = `Visibility ${rose ? 'rose' : 'fell'} by ${formatNumber(Math.abs(change))} ${points} to ${scoreWords(to)} of 100`
  const [was, is] = [visibilityWords(from).toLowerCase(), visibilityWords(to).toLowerCase()]
  const reason = strongestMove(before, after, rose)
  return `${moved}${was === is ? '' : `, from ${was} to ${is}`}.${reason === undefined ? '' : ` ${reason}`}`
}

/** The factor that moved most the way the score did, among those with data in both scans. */
function strongestMove(before: BrandScan, after: BrandScan, rose: boolean): string | undefined {
  const moves = (after.score_terms ?? []).flatMap((term) => {
    const old = before.score_terms?.find(({ id }) => id === term.id)?.value
    if (old === undefined || term.value === undefined) return []
    return [{ term, old, value: term.value, weighed: (term.value - old) * term.weight }]
  })
  const [first] = moves
    .filter(({ weighed }) => (rose ? weighed > 0 : weighed < 0))
    .toSorted((x, y) => Math.abs(y.weighed) - Math.abs(x.weighed))
  if (!first) return undefined
  const { term, old, value } = first
  return `${termLabel(term)} moved it most: ${percent(old)} before, ${percent(value)} now.`
}

const percent = (share: number): string => `${Math.round(share * 100)}%`

/** Of how many answers a factor was counted in each scan. */
function answersWords(before: number, after: number): string {
  const now = formatCount(after, 'answer')
  return before === after ? now : `${now} (before: ${before === 0 ? 'none' : formatNumber(before)})`
}

/** The row of places in lists, in lists; undefined where one of the scans kept no answers. */
function rankRow(row: ComparedRow, before: BrandScan, after: BrandScan): ComparedRow | undefined {
  const [old, now] = [listsOf(before), listsOf(after)]
  if (!old || !now) return undefined
  const isIn = now.lists === 0 ? 'In no list' : `First in ${now.first} of ${formatCount(now.lists, 'list')}`
  const was = old.lists === 0 ? 'none' : `${old.first} of ${old.lists}`
  return {
    ...row,
    ...(old.lists === 0 && { before: notRanked }),
    ...(now.lists === 0 && { after: notRanked }),
    hint: `${isIn} (before: ${was})`,
    change: rankedChange(old.lists > 0, now.lists > 0) ?? row.change,
  }
}

/** In how many lists an engine placed the brand unasked, and in how many first. */
function listsOf({ results = [] }: BrandScan): { lists: number; first: number } | undefined {
  const answers = results
    .flatMap(({ answers: said = [] }) => said)
    .filter(({ names_brand, mentioned }) => !names_brand && mentioned !== undefined)
  if (answers.length === 0) return undefined
  const ranks = answers.flatMap(({ mentioned, rank }) => (mentioned && rank !== undefined ? [rank] : []))
  return { lists: ranks.length, first: ranks.filter((rank) => rank === 1).length }
}

const notRanked = 'Not ranked'

/** What it is called to come into the lists, or to leave them; undefined where neither happened. */
function rankedChange(was: boolean, is: boolean): Change | undefined {
  if (was === is) return undefined
  return is ? { direction: 1, words: 'New' } : { direction: -1, words: 'Lost' }
}

/** Shares of 1 as percent; a first one has nothing that it could be better than. */
function percents(label: string, before: number | undefined, after: number | undefined): ComparedRow {
  const known = before !== undefined && after !== undefined
  return {
    label,
    before: before === undefined ? noData : percent(before),
    after: after === undefined ? noData : percent(after),
    change: known
      ? changeBy(Math.round(after * 100) - Math.round(before * 100), ' pts')
      : before === undefined && after !== undefined
        ? { direction: 0, words: 'New' }
        : undefined,
  }
}

function scores(label: string, before: number | undefined, after: number | undefined): ComparedRow {
  const change = scoreChange(before, after)
  return {
    label,
    before: scoreWords(before),
    after: scoreWords(after),
    change: change === undefined ? undefined : changeBy(change),
  }
}

/** The best place in a list. An engine that answers without the brand gives it none, which any place improves on. */
function places(before: BrandScanResult | undefined, after: BrandScanResult | undefined): ComparedRow {
  const row = { label: 'Position', before: placeWords(before), after: placeWords(after) }
  const [from, to] = [before?.rank, after?.rank]
  if (before?.mentioned === undefined || after?.mentioned === undefined) return { ...row, change: undefined }
  if (from === undefined || to === undefined)
    return { ...row, change: rankedChange(from !== undefined, to !== undefined) }
  const gained = from - to
  return {
    ...row,
    change: {
      direction: Math.sign(gained),
      words: gained === 0 ? 'Same' : formatCount(Math.abs(gained), 'place'),
    },
  }
}

function placeWords(result: BrandScanResult | undefined): string {
  if (result?.rank === undefined) return result?.mentioned === undefined ? noData : notRanked
  return `#${formatNumber(result.rank)}`
}

function mentions(before: BrandScanResult | undefined, after: BrandScanResult | undefined): ComparedRow {
  const [from, to] = [before, after].map((result) => result && mentionPill(result)?.label)
  const known = before && after && from !== undefined && to !== undefined
  return {
    label: 'Mentioned',
    before: from ?? noData,
    after: to ?? noData,
    change: known ? movedBy(presence(after) - presence(before)) : undefined,
  }
}

/** How present the brand is: not at all, only when asked by name, or in which share of the answers. */
function presence(result: BrandScanResult): number {
  const { unprompted_answers: answers, unprompted_mentions: named } = result
  if (result.mentioned) return 1 + (answers && named !== undefined ? named / answers : 1)
  return mentionPill(result)?.tone === 'info' ? 0.5 : 0
}

const sentiments = ['negative', 'neutral', 'positive']

function feelings(before: BrandScanResult | undefined, after: BrandScanResult | undefined): ComparedRow {
  const [from, to] = [before?.sentiment, after?.sentiment]
  const known = from !== undefined && to !== undefined
  return {
    label: 'Sentiment',
    before: from === undefined ? noData : sentimentPill(from).label,
    after: to === undefined ? noData : sentimentPill(to).label,
    change: known ? movedBy(sentiments.indexOf(to) - sentiments.indexOf(from)) : undefined,
  }
}

function movedBy(difference: number): Change {
  const words = difference === 0 ? sameWords : difference > 0 ? 'Better' : 'Worse'
  return { direction: Math.sign(difference), words }
}
