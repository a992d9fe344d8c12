import { articlePrefill } from '#components/articles/article-prefill.ts'
import { NewArticleForm } from '#components/articles/new-article-form.tsx'
import { parsePlannedTime } from '#components/articles/planned-time.ts'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listPersonas } from '#contract/settings.ts'
import { readForPanel } from '#lib/session-page.ts'
import { generateArticleAction } from '../actions.ts'

export const metadata = { title: 'Write an article' }

export default async function NewArticlePage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const params = await searchParams
  const personas = await readForPanel(listPersonas)
  return (
    <>
      <PageHeader title="Write an article" parent={{ label: 'Articles', href: '/articles' }} />
      <NewArticleForm
        initial={articlePrefill(params)}
        prefilled={Object.keys(params).some((name) => name !== 'for')}
        plannedFor={parsePlannedTime(params.for)}
        personas={personas.ok ? personas.data.personas : undefined}
        create={generateArticleAction}
      />
    </>
  )
}
