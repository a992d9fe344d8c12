import type { Metadata } from 'next'
import { checksShown } from '#components/page-tools/checks-shown.ts'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listArticles } from '#contract/articles.ts'
import { listPageChecks } from '#contract/page-checks.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { requireSession } from '#lib/session.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createWatchAction } from '../watches/actions.ts'
import { WatchedCheckDesk } from './watched-check-desk.tsx'

const newestPublished = { query: { status: 'published', limit: 1 } } as const

export const metadata: Metadata = { title: 'Page check' }

export default async function PageToolsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  await requireSession()
  const { url } = await searchParams
  // Whoever comes with a page in mind needs no example.
  const [newest, checks] = await Promise.all([
    url === undefined ? readForPanel(listArticles, newestPublished) : undefined,
    readForPanel(listPageChecks, checksShown),
  ])
  const own = newest?.ok ? newest.data.articles[0]?.article_url : undefined
  return (
    <>
      <PageHeader
        title="Page check"
        lead="See what search engines and social networks read, and what to fix."
      />
      <HydratedQueries entries={[[operationQuery('listPageChecks', checksShown).queryKey, checks]]}>
        <WatchedCheckDesk
          initialUrl={typeof url === 'string' ? url : ''}
          exampleUrl={own && isReachable(own) ? own : 'https://example.com/'}
          createWatch={createWatchAction}
        />
      </HydratedQueries>
    </>
  )
}

/** Whether a host looks like one of the public internet: a server on this machine isn't fetched. */
function isReachable(url: string): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  return /\.[a-z][a-z-]+$/.test(host) && !/\.(?:example|internal|invalid|local|localhost|test)$/.test(host)
}
