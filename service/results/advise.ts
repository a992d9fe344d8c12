import type { Sent } from '#contract/always-sent.ts'
import type { ResultAdvice, ResultPage } from '#contract/results.ts'

const maxOfEach = 6
/** Fewer views say nothing: the next reader would change the verdict. */
const fewViews = 30

type Judged = Pick<
  Sent<typeof ResultPage>,
  | 'page'
  | 'title'
  | 'article_id'
  | 'views'
  | 'views_before'
  | 'reads'
  | 'clicks'
  | 'confirmed_leads'
  | 'search'
>
type Verdict = Pick<ResultAdvice, 'kind' | 'reason' | 'action'> & { weight: number }

/**
 * What to do more of, and what to fix, each with its numbers: at most six of both, the weightiest first, and one for each
 * article. Only articles are judged.
 * @param all what they are judged beside, where they are some of it: an article is told the same by itself as among others
 */
export function advise(
  pages: readonly Judged[],
  all: readonly Pick<Judged, 'views' | 'reads' | 'clicks' | 'confirmed_leads'>[] = pages,
): ResultAdvice[] {
  const sum = (of: (page: (typeof all)[number]) => number) => all.reduce((total, page) => total + of(page), 0)
  const site = {
    countsReads: sum(({ reads }) => reads) > 0,
    conversion:
      sum(conversions) /
      Math.max(
        1,
        sum(({ views }) => views),
      ),
  }
  const judged = pages.flatMap((page) => {
    const verdict = page.article_id && (fault(page, site.countsReads) ?? merit(page, site.conversion))
    return verdict ? [{ page, verdict }] : []
  })
  const heaviest = judged.toSorted((a, b) => b.verdict.weight - a.verdict.weight)
  const [more, fix] = [isMerit, (verdict: Verdict) => !isMerit(verdict)].map((chosen) =>
    heaviest.filter(({ verdict }) => chosen(verdict)).slice(0, maxOfEach),
  )
  return [...(more ?? []), ...(fix ?? [])].map(({ page, verdict: { weight, ...verdict } }) => ({
    ...verdict,
    page: page.page,
    ...(page.article_id !== undefined && { article_id: page.article_id }),
    title: page.title,
  }))
}

function isMerit({ action }: Verdict): boolean {
  return action === 'new_post'
}

function conversions({ clicks, confirmed_leads }: Pick<Judged, 'clicks' | 'confirmed_leads'>): number {
  return clicks + confirmed_leads
}

function fault({ views, views_before, reads, search }: Judged, countsReads: boolean): Verdict | undefined {
  if (
    search &&
    search.impressions >= 200 &&
    search.position <= 20 &&
    search.clicks / search.impressions < 0.01
  ) {
    return {
      kind: 'unclicked',
      action: 'new_title',
      reason: `Shown ${number(search.impressions)} times in search at position ${number(search.position)}, clicked ${times(search.clicks)}.`,
      weight: search.impressions,
    }
  }
  if (views_before >= fewViews && views <= views_before * 0.6) {
    return {
      kind: 'falling',
      action: 'refresh',
      reason: `${number(views)} views, ${percent(1 - views / views_before)} fewer than the ${number(views_before)} in the period before.`,
      weight: views_before - views,
    }
  }
  if (countsReads && views >= fewViews && reads / views < 0.15) {
    return {
      kind: 'unread',
      action: 'refresh',
      reason:
        reads === 0
          ? `None of ${number(views)} views reached the end.`
          : `Only ${percent(reads / views)} of ${number(views)} views reached the end.`,
      weight: views - reads,
    }
  }
  return undefined
}

function merit(page: Judged, usual: number): Verdict | undefined {
  const { views, views_before } = page
  if (views < fewViews) return undefined
  const done = conversions(page)
  if (done >= 3 && done / views >= 2 * usual) {
    return {
      kind: 'converting',
      action: 'new_post',
      reason: `${number(done)} of ${number(views)} views led to a click or a sign-up: ${percent(done / views)}, where ${usual < 0.01 ? 'less than 1%' : percent(usual)} is usual.`,
      weight: views * 2,
    }
  }
  if (views_before >= 10 && views >= views_before * 1.5) {
    return {
      kind: 'growing',
      action: 'new_post',
      reason: `${number(views)} views, up from ${number(views_before)} in the period before.`,
      weight: views - views_before,
    }
  }
  return undefined
}

function number(value: number): string {
  return value.toLocaleString('en')
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

function times(count: number): string {
  return count === 0 ? 'never' : count === 1 ? 'once' : `${number(count)} times`
}
