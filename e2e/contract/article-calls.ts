import { forecastArticle } from '#contract/article-forecast.ts'
import { resetArticleCover, setArticleCover, signArticle } from '#contract/article-look.ts'
import {
  cancelArticle,
  changeArticle,
  deleteArticle,
  generateArticle,
  getArticle,
  listArticles,
  publishArticle,
  replaceArticle,
} from '#contract/articles.ts'
import { getDraft, saveDraft } from '#contract/drafts.ts'
import { updateSite } from '#contract/site.ts'
import { importArticles } from '#contract/site-transfer.ts'
import { call } from '#lib/agent-api/client.ts'
import { answers, anyPage, idempotent, page, starting, under, unworked } from './call.ts'
import { generation } from './contract-desk.ts'

const articleMembers =
  'status id queued topic message article_id title slug article_url article_url_live mode word_count credits_used estimated_total_credits trust_level extensions.competition_intelligence size language persona description engine form version created_at updated_at'
const draftMembers =
  'article_id version title slug description markdown generated_markdown tags sources.0.reference sources.0.kind sources.0.title sources.0.url claims.0.id claims.0.text claims.0.kind claims.0.supported claims.0.reference claims.0.passage versions.0.version versions.0.origin versions.0.title versions.0.word_count versions.0.created_at updated_at'

const coverMembers = 'cover.file cover.url cover.alt cover.role cover.width cover.height'
const cover =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="63"><rect width="120" height="63" fill="#285c86"/></svg>'

export const articleCalls = [
  answers('generateArticle', 'id status queued topic message', (desk) =>
    call(
      generateArticle,
      { body: generation(desk.site.url('/grinders')) },
      { key: desk.key, ...idempotent() },
    ),
  ),
  answers(
    'generateArticle',
    'article_id title slug article_url article_url_live status mode word_count credits_used estimated_total_credits extensions extraction_results.0.url extraction_results.0.status',
    (desk) => {
      const body = { ...generation(desk.site.url('/grinders')), wait_for_completion: true }
      return call(generateArticle, { body }, { key: desk.key, ...idempotent() })
    },
  ),
  answers(
    'forecastArticle',
    `${under('sources.0', 'kind title url status language strength passages words')} engine words_expected words_guessed credits_expected language_matches notes.0`,
    (desk) => {
      const { wait_for_completion: _, auto_publish: __, ...wish } = generation(desk.site.url('/grinders'))
      return call(forecastArticle, { body: { ...wish, enable_search: true } }, desk)
    },
  ),
  answers(
    'getArticle',
    `${articleMembers} ${under('extraction_results.0', 'url status title language words')}`,
    async (desk) => call(getArticle, { params: { id: await desk.draft() } }, desk),
  ),
  answers('listArticles', `${under('articles.0', articleMembers)} counts.all ${page}`, async (desk) => {
    await desk.draft()
    return call(listArticles, { query: { ...anyPage, status: 'generated' } }, desk)
  }),
  answers('getDraft', `${draftMembers} pictures changes evidence.0.title evidence.0.kind`, async (desk) =>
    call(getDraft, { params: { id: await desk.draft() } }, desk),
  ),
  answers('saveDraft', draftMembers, async (desk) => {
    const draft = await call(getDraft, { params: { id: await desk.draft() } }, desk)
    const { title, slug, description, version } = draft
    const markdown = `${draft.markdown}\n\nA sentence of our own.`
    return call(
      saveDraft,
      { params: { id: draft.article_id }, body: { title, slug, description, version, markdown } },
      desk,
    )
  }),
  answers('cancelArticle', 'status id topic reason error credits_used', (desk) =>
    unworked(desk, generateArticle, async () => {
      const body = generation(desk.site.url('/grinders'))
      const { id } = await call(generateArticle, { body }, starting(desk))
      return call(cancelArticle, { params: { id: String(id) } }, desk)
    }),
  ),
  answers('changeArticle', `${articleMembers} scheduled_at`, async (desk) => {
    const at = new Date(Date.now() + 86_400_000).toISOString()
    return call(changeArticle, { params: { id: await desk.draft() }, body: { action: 'schedule', at } }, desk)
  }),
  answers('publishArticle', 'article_id status message problems', async (desk) =>
    call(publishArticle, { params: { id: await desk.draft() } }, desk),
  ),
  answers('replaceArticle', articleMembers, async (desk) => {
    const [id, draft_id] = [await desk.draft(), await desk.draft()]
    return call(replaceArticle, { params: { id }, body: { draft_id } }, desk)
  }),
  answers('signArticle', `${articleMembers} author`, async (desk) => {
    await call(updateSite, { body: { authors: [{ name: 'Ada Marin' }] } }, desk)
    return call(signArticle, { params: { id: await desk.draft() }, body: { author: 'Ada Marin' } }, desk)
  }),
  answers('setArticleCover', coverMembers, async (desk) =>
    call(
      setArticleCover,
      { params: { id: await desk.draft() }, body: { content: Buffer.from(cover).toString('base64') } },
      desk,
    ),
  ),
  answers('resetArticleCover', coverMembers, async (desk) =>
    call(resetArticleCover, { params: { id: await desk.draft() } }, desk),
  ),
  answers(
    'importArticles',
    'imported.0.file imported.0.article_id imported.0.title imported.0.slug imported.0.pictures imported.0.notes refused',
    (desk) => {
      const post =
        '---\ntitle: A quieter grinder\ntags: [coffee]\n---\n\nFelt below it takes half the noise.\n'
      const content = Buffer.from(post).toString('base64')
      return call(importArticles, { body: { files: [{ name: 'posts/quiet-grinder.md', content }] } }, desk)
    },
  ),
  answers('deleteArticle', 'success', async (desk) =>
    call(deleteArticle, { params: { id: await desk.draft() } }, desk),
  ),
]
