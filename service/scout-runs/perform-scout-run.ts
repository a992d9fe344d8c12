import type { Sent } from '#contract/always-sent.ts'
import type { ScoutForum, ScoutItem, ScoutResults } from '#contract/scout-results.ts'
import type { AgentContext } from '../core/context.ts'
import { type AskOptions, CommunityError, type CommunityPost } from '../engines/community/community.ts'
import { detectLanguage } from '../engines/reader/detect-language.ts'
import type { ReportStage } from '../runs/progress-report.ts'
import { coverPosts } from './cover-posts.ts'
import { findSeenPosts } from './find-seen-posts.ts'
import { type JudgedPost, judgePost } from './judge-post.ts'
import { judgeWithModel } from './judge-with-model.ts'
import { bestFirst, type MergedPost, mergeNearDuplicates } from './merge-near-duplicates.ts'
import { createLinksOwnPage } from './own-links.ts'
import { type Promotion, promotionNotRead, readPromotion } from './promotion-rules.ts'
import { type ForumReading, readForums } from './read-forums.ts'
import { rubric } from './rubric.ts'
import type { ScoutRunRow } from './scout-run-json.ts'
import { scoutWarnings } from './scout-warnings.ts'
import { asideReason } from './set-aside.ts'

/** The rules of no more forums than this are read: each is a request. */
const maxForumsWithRules = 10

/** The work of one run: search, judge, merge, and what the forums say about promotion. */
export async function performScoutRun(
  ctx: AgentContext,
  row: ScoutRunRow,
  run: { signal: AbortSignal; report: ReportStage },
): Promise<Sent<typeof ScoutResults>> {
  const { community } = ctx.engines
  const { signal, report } = run
  let at = { stage: 'searching', percent: 2 }
  const ask: AskOptions = {
    signal,
    onWait: (seconds) => {
      const message = `${community.site} asked us to wait ${seconds} seconds.`
      // Not awaited: a failed report is superseded by the next one, which is awaited.
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
  const { judged, setAside, warning } = await judgeAll(ctx, reading.posts, { query: row.query, signal })
  const merged = mergeNearDuplicates(judged).toSorted(bestFirst)
  const shown = merged.slice(0, row.limit)
  at = { stage: 'rules', percent: 80 }
  await report({ ...at, message: 'Reading the rules on promotion.' })
  const promotions = await readPromotions(ctx, shown, ask)
  const linksOwnPage = await createLinksOwnPage(ctx)
  const seen = await findSeenPosts(
    ctx,
    row,
    shown.map(({ post }) => post.id),
  )
  const items = shown.map((judged) => ({
    ...itemOf(judged, promotions),
    links_own_page: linksOwnPage(judged.post),
    seen_before: seen.has(judged.post.id),
  }))
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
    warnings: [...scoutWarnings(items, forums, setAside), ...(warning ? [warning] : [])],
    read_at: ctx.now().toISOString(),
  }
}

/** A model judges no more posts than these: the best by their words, and the newest of those that have none of them. */
const maxModelJudged = 40
const maxRescued = 20

async function judgeAll(
  ctx: AgentContext,
  posts: readonly CommunityPost[],
  { query, signal }: { query: string; signal: AbortSignal },
): Promise<{ judged: JudgedPost[]; setAside: Record<string, number>; warning: string | null }> {
  const now = ctx.now()
  const read = posts.map((post) => ({ post, language: detectLanguage(`${post.title}\n${post.text}`) }))
  const coverage = await coverPosts(ctx, query, read)
  const builtIn = read.map(({ post, language }, at) =>
    judgePost(post, { query, now, language, ...(coverage[at] && { coverage: coverage[at] }) }),
  )
  const reasons = Map.groupBy(builtIn, (one) => asideReason(one))
  const fitting = (reasons.get(undefined) ?? []).toSorted(bestFirst)
  const offTopic = (reasons.get('off_topic') ?? []).toSorted((a, b) => a.ageDays - b.ageDays)
  const asked = [...fitting.slice(0, maxModelJudged), ...offTopic.slice(0, maxRescued)]
  const { posts: again, warning } = await judgeWithModel(ctx, asked, { query, signal })
  const others = builtIn.filter((one) => !asked.includes(one))
  const all = Map.groupBy([...again, ...others], (one) => asideReason(one))
  const { undefined: _, ...setAside } = countBy(
    [...all].flatMap(([reason, some]) => some.map(() => String(reason))),
  )
  return { judged: all.get(undefined) ?? [], setAside, warning }
}

/** A forum whose rules cannot be read is not asked again, and says so; that costs no run. */
async function readPromotions(
  ctx: AgentContext,
  shown: readonly MergedPost[],
  ask: AskOptions,
): Promise<Map<string, Promotion>> {
  const promotions = new Map<string, Promotion>()
  const names = [...new Set(shown.map(({ post }) => post.forum))].slice(0, maxForumsWithRules)
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

function itemOf(judged: MergedPost, promotions: ReadonlyMap<string, Promotion>): Sent<typeof ScoutItem> {
  const { post, type, score, parts, quotation, ageDays, judgedBy, duplicates } = judged
  return {
    id: post.id,
    type,
    score,
    parts,
    judged_by: judgedBy,
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

/** The requested forums; for the whole community, those with results. */
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
