import * as articles from '#lib/agent-api/articles.ts'
import { anyPage, call, idempotent, page, under } from './call.ts'
import { generation } from './contract-desk.ts'

const articleMembers =
  'status id queued topic message article_id title slug article_url mode word_count credits_used estimated_total_credits trust_level extensions.competition_intelligence size language persona description engine form version created_at updated_at'
const draftMembers =
  'article_id version title slug description markdown generated_markdown tags sources.0.reference sources.0.kind sources.0.title sources.0.url claims.0.id claims.0.text claims.0.kind claims.0.supported claims.0.reference claims.0.passage versions.0.version versions.0.origin versions.0.title versions.0.word_count versions.0.created_at updated_at'

export const articleCalls = [
  call('generateArticle', 'id status queued topic message', (desk) =>
    articles.generateArticle(desk, generation(desk.site.url('/grinders')), idempotent()),
  ),
  call(
    'generateArticle',
    'article_id title slug article_url status mode word_count credits_used estimated_total_credits extensions extraction_results.0.url extraction_results.0.status',
    (desk) => {
      const body = { ...generation(desk.site.url('/grinders')), wait_for_completion: true }
      return articles.generateArticle(desk, body, idempotent())
    },
  ),
  call(
    'forecastArticle',
    `${under('sources.0', 'kind title url status language strength passages words')} engine words_expected credits_expected language_matches notes.0`,
    (desk) =>
      articles.forecastArticle(desk, { ...generation(desk.site.url('/grinders')), enable_search: true }),
  ),
  call(
    'getArticle',
    `${articleMembers} ${under('extraction_results.0', 'url status title language words')}`,
    async (desk) => articles.getArticle(desk, await desk.draft()),
  ),
  call('listArticles', `${under('articles.0', articleMembers)} counts.all ${page}`, async (desk) => {
    await desk.draft()
    return articles.listArticles(desk, { ...anyPage, status: 'generated' })
  }),
  call('getDraft', `${draftMembers} pictures changes evidence.0.title evidence.0.kind`, async (desk) =>
    articles.getDraft(desk, await desk.draft()),
  ),
  call('saveDraft', draftMembers, async (desk) => {
    const draft = await articles.getDraft(desk, await desk.draft())
    const { title, slug, description, version } = draft
    const markdown = `${draft.markdown}\n\nA sentence of our own.`
    return articles.saveDraft(desk, draft.article_id, { title, slug, description, version, markdown })
  }),
  call('changeArticle', `${articleMembers} scheduled_at`, async (desk) => {
    const at = new Date(Date.now() + 86_400_000).toISOString()
    return articles.changeArticle(desk, await desk.draft(), { action: 'schedule', at })
  }),
  call('publishArticle', 'article_id status message problems', async (desk) =>
    articles.publishArticle(desk, await desk.draft()),
  ),
  call('deleteArticle', 'success', async (desk) => articles.deleteArticle(desk, await desk.draft())),
]
