import { countInWords, type StatusPart } from '../health/status-part.ts'
import { countArticles } from './count-articles.ts'
import { countContradicted } from './count-contradicted.ts'

export const articleStatus: StatusPart = async (ctx) => {
  const articles = await countArticles(ctx)
  const contradicted = articles.unscheduled > 0 ? await countContradicted(ctx) : 0
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
      articles.failed > 0 && {
        id: 'failed_articles',
        priority: 2,
        title: countInWords(articles.failed, 'article failed', 'articles failed'),
        detail: 'See the reason and try again. Credits were refunded.',
        path: '/articles?status=failed',
        count: articles.failed,
      },
      articles.unscheduled > 0 && {
        id: 'review_drafts',
        priority: contradicted > 0 ? 3 : 4,
        title: countInWords(articles.unscheduled, 'draft to review', 'drafts to review'),
        detail:
          contradicted > 0
            ? `${countInWords(contradicted, 'draft contradicts its sources', 'drafts contradict their sources')}. Correct it, then publish or schedule.`
            : 'Check the sources, then publish or schedule.',
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
