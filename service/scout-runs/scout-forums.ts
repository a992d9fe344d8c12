import type { ScoutForum, ScoutItem, ScoutResults } from '#contract/scout-results.ts'
import type { AgentContext } from '../context.ts'
import { type AskOptions, CommunityError } from '../engines/community/community.ts'
import { detectLanguage } from '../engines/reader/detect-language.ts'
import type { ReportStage } from '../runs/progress-report.ts'
import { type JudgedPost, judgePost } from './judge-post.ts'
import { bestFirst, type MergedPost, mergeNearDuplicates } from './merge-near-duplicates.ts'
import { type Promotion, promotionNotRead, readPromotion } from './promotion-rules.ts'
import { type ForumReading, readForums } from './read-forums.ts'
import { rubric } from './rubric.ts'
import type { ScoutRunRow } from './scout-run-json.ts'
import { scoutWarnings } from './scout-warnings.ts'

/** The rules of no more forums than this are read: each is a request. */
const mostForumsWithRules = 10

/** The work of one run: search, judge, merge, and what the forums say about promotion. */
export async function scoutForums(
  ctx: AgentContext,
  row: ScoutRunRow,
  run: { signal: AbortSignal; report: ReportStage },
): Promise<ScoutResults> {
  const { community } = ctx.engines
  const { signal, report } = run
  let at = { stage: 'searching', percent: 2 }
  const ask: AskOptions = {
    signal,
    onWait: (seconds) => {
      const message = `${community.site} asks for a pause of ${seconds} seconds.`
      // Told in passing: a report that fails is told by the next one, which is waited for.
      report({ stage: 'waiting', percent: at.percent, message }).catch(() => undefined)
    },
  }
  const places = Math.max(1, row.subreddits.length)
  const reading = await readForums(community, row, {
    ...ask,
    onForum: async (name, place) => {
      at = { stage: 'searching', percent: 2 + (68 * place) / places }
      await report({ ...at, message: `Searching ${name === undefined ? community.site : `r/${name}`}.` })
    },
  })
  at = { stage: 'judging', percent: 72 }
  await report({ ...at, message: `Reading ${reading.posts.length} posts.` })
  const { judged, setAside } = judgeAll(reading.posts, row.query, ctx.now())
  const merged = mergeNearDuplicates(judged).toSorted(bestFirst)
  const shown = merged.slice(0, row.limit)
  at = { stage: 'rules', percent: 80 }
  await report({ ...at, message: 'Reading what the forums say about promotion.' })
  const promotions = await readPromotions(ctx, shown, ask)
  const items = shown.map((post) => itemOf(post, promotions))
  const forums = forumsOf(reading.forums, shown, promotions)
  return {
    engine: { name: community.name, site: community.site },
    rubric: rubric.map((one) => ({ ...one })),
    counts: {
      found: reading.posts.length,
      set_aside: setAside,
      merged: judged.length - merged.length,
      below_limit: merged.length - shown.length,
      shown: shown.length,
      by_type: countBy(shown.map(({ type }) => type)),
    },
    forums,
    items,
    warnings: scoutWarnings(items, forums),
    read_at: ctx.now().toISOString(),
  }
}

function judgeAll(posts: Awaited<ReturnType<typeof readForums>>['posts'], query: string, now: Date) {
  const judged: JudgedPost[] = []
  const aside: string[] = []
  for (const post of posts) {
    const language = detectLanguage(`${post.title}\n${post.text}`)
    const one = post.unfit === null ? judgePost(post, { query, now, language }) : undefined
    if (one) judged.push(one)
    else aside.push(post.unfit ?? 'off_topic')
  }
  return { judged, setAside: countBy(aside) }
}

/** A forum whose rules cannot be read is not asked again, and says so; that costs no run. */
async function readPromotions(
  ctx: AgentContext,
  shown: readonly MergedPost[],
  ask: AskOptions,
): Promise<Map<string, Promotion>> {
  const promotions = new Map<string, Promotion>()
  const names = [...new Set(shown.map(({ post }) => post.forum))].slice(0, mostForumsWithRules)
  for (const name of names) {
    try {
      promotions.set(name.toLowerCase(), readPromotion(await ctx.engines.community.readRules(name, ask)))
    } catch (error) {
      if (!(error instanceof CommunityError)) throw error
      if (!error.concernsOneForum) break
    }
  }
  return promotions
}

function itemOf(judged: MergedPost, promotions: ReadonlyMap<string, Promotion>): ScoutItem {
  const { post, type, score, parts, quotation, ageDays, duplicates } = judged
  return {
    id: post.id,
    type,
    score,
    parts,
    title: post.title,
    quotation,
    permalink: post.permalink,
    forum: post.forum,
    created_at: post.createdAt.toISOString(),
    age_days: ageDays,
    comments: post.comments,
    votes: post.votes,
    language: detectLanguage(`${post.title}\n${post.text}`),
    locked: post.locked,
    promotion: (promotions.get(post.forum.toLowerCase()) ?? promotionNotRead).verdict,
    duplicates: { count: duplicates.length, permalinks: duplicates },
  }
}

/** The forums that were asked for; of the whole community, those that something was found in. */
function forumsOf(
  readings: readonly ForumReading[],
  shown: readonly MergedPost[],
  promotions: ReadonlyMap<string, Promotion>,
): ScoutForum[] {
  const promotionOf = (name: string) => promotions.get(name.toLowerCase()) ?? promotionNotRead
  const asked = readings.flatMap(({ name, found, reason }): ScoutForum[] =>
    name === undefined
      ? []
      : [
          {
            name,
            status: reason === undefined ? 'read' : 'failed',
            found,
            ...(reason !== undefined && { reason }),
            promotion: promotionOf(name),
          },
        ],
  )
  if (asked.length > 0) return asked
  const counts = Object.entries(countBy(shown.map(({ post }) => post.forum)))
  return counts
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, found]) => ({ name, status: 'read', found, promotion: promotionOf(name) }))
}

function countBy(names: readonly string[]): Record<string, number> {
  const groups = Map.groupBy(names, (name) => name)
  return Object.fromEntries(Array.from(groups, ([name, all]) => [name, all.length]))
}
