import { countInWords, type StatusPart } from '../health/status-part.ts'
import { countArticles } from './count-articles.ts'
import { countFailed } from './count-failed.ts'
import { countOpenDrafts } from './count-open-drafts.ts'

export const articleStatus: StatusPart = async (ctx) => {
  const articles = await countArticles(ctx)
  const failed = articles.failed > 0 ? await countFailed(ctx) : 0
  const open = articles.unscheduled > 0 ? await countOpenDrafts(ctx) : { contradicted: 0, unsupported: 0 }
  return {
    area: {
      step: 4,
      id: 'articles',
      title: 'Articles',
      ready: articles.published > 0,
      detail: articles.published > 0 ? `${articles.published} published` : 'No published articles yet',
      path: '/articles',
    },
    actions: [
      failed > 0 && {
        id: 'failed_articles',
        priority: 2,
        title: countInWords(failed, 'article failed', 'articles failed'),
        detail: 'See the reason and try again. Credits were refunded.',
        path: '/articles?status=failed',
        count: failed,
      },
      articles.unscheduled > 0 && {
        id: 'review_drafts',
        priority: 3,
        title: countInWords(articles.unscheduled, 'draft to review', 'drafts to review'),
        detail: reviewWords(open),
        path: '/articles?status=unscheduled',
        count: articles.unscheduled,
      },
      articles.all === 0 && {
        id: 'write_article',
        operation: 'generateArticle',
        priority: 5,
        title: 'Write your first article',
        detail: 'Start from a topic or up to 3 URLs.',
        path: '/articles/new',
      },
    ],
  }
}

/** What is open in the drafts, and the next step. */
function reviewWords({ contradicted, unsupported }: { contradicted: number; unsupported: number }): string {
  const findings = [
    contradicted > 0 && countInWords(contradicted, 'contradicts its sources', 'contradict their sources'),
    unsupported > 0 &&
      countInWords(unsupported, 'has a statement without a source', 'have statements without a source'),
  ].filter((finding) => finding !== false)
  if (findings.length === 0) return 'Check the sources, then publish or schedule.'
  return `${findings.join(', ')}. Correct, then publish or schedule.`
}
