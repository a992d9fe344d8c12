import { articlePrefill } from '#components/articles/article-prefill.ts'
import { NewArticleForm } from '#components/articles/new-article-form.tsx'
import { parsePlannedTime } from '#components/articles/planned-time.ts'
import { articleName } from '#components/jobs/article-status.ts'
import { drawSoon, formMs } from '#components/shell/draw-soon.tsx'
import { getArticle } from '#contract/articles.ts'
import { getSettings, listPersonas } from '#contract/settings.ts'
import { readForPanel } from '#lib/session-page.ts'
import { generateArticleAction } from '../actions.ts'
import { NewArticleFrame } from './new-article-frame.tsx'

export const metadata = { title: 'New article' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function NewArticlePage(props: Props) {
  return drawSoon(drawNewArticle(props), <NewArticleFrame />, formMs)
}

async function drawNewArticle({ searchParams }: Props) {
  const params = await searchParams
  const refreshes = [params.refreshes].flat()[0]
  const [personas, settings, refreshed] = await Promise.all([
    readForPanel(listPersonas),
    readForPanel(getSettings),
    refreshes ? readForPanel(getArticle, { params: { id: refreshes } }) : undefined,
  ])
  const article = refreshed?.ok ? refreshed.data : undefined
  return (
    <NewArticleFrame title={article && 'Refresh an article'}>
      <NewArticleForm
        initial={articlePrefill(params, article)}
        prefilled={Object.keys(params).some((name) => name !== 'for')}
        plannedFor={parsePlannedTime(params.for)}
        personas={personas.ok ? personas.data.personas : undefined}
        category={settings.ok ? (settings.data.companyProfile?.category ?? undefined) : undefined}
        refreshes={article && { title: articleName(article) }}
        create={generateArticleAction.bind(null, article && refreshes)}
      />
    </NewArticleFrame>
  )
}
