import type { Metadata } from 'next'
import { checksShown } from '#components/page-tools/checks-shown.ts'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { FormPage } from '#components/ui/form-page.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listArticles } from '#contract/articles.ts'
import { listPageChecks } from '#contract/page-checks.ts'
import { getSettings } from '#contract/settings.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { requireSession } from '#lib/session.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createWatchAction } from '../watches/actions.ts'
import { PageToolsSkeleton } from './page-tools-skeleton.tsx'
import { WatchedCheckDesk } from './watched-check-desk.tsx'

const newestPublished = { query: { status: 'published', limit: 2 } } as const

export const metadata: Metadata = { title: 'Page check' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const maxOwnPages = 3

/** A form that comes in place of a skeleton could lose what is typed before it has its scripts. */
const patienceMs = 2_000

export default function PageToolsPage(props: Props) {
  return drawSoon(drawPageTools(props), <PageToolsSkeleton />, patienceMs)
}

async function drawPageTools({ searchParams }: Props) {
  await requireSession()
  const { url } = await searchParams
  // Whoever comes with a page in mind needs no suggestion.
  const [settings, newest, checks] = await Promise.all([
    url === undefined ? readForPanel(getSettings, {}) : undefined,
    url === undefined ? readForPanel(listArticles, newestPublished) : undefined,
    readForPanel(listPageChecks, checksShown),
  ])
  const websites = settings?.ok ? (settings.data.companyProfile?.websites ?? []) : []
  const articles = newest?.ok ? newest.data.articles : []
  return (
    <FormPage>
      <PageHeader
        title="Page check"
        lead="See what search engines and social networks read, and what to fix."
      />
      <HydratedQueries entries={[[operationQuery('listPageChecks', checksShown).queryKey, checks]]}>
        <WatchedCheckDesk
          initialUrl={typeof url === 'string' ? url : ''}
          ownPages={[
            ...websites.map((site) => ({
              url: /^https?:/i.test(site) ? site : `https://${site}/`,
              name: 'Home page',
            })),
            ...articles.flatMap(({ article_url: address, title }) =>
              address ? [{ url: address, name: title || 'Newest article' }] : [],
            ),
          ]
            .filter((page) => isReachable(page.url))
            .slice(0, maxOwnPages)}
          createWatch={createWatchAction}
        />
      </HydratedQueries>
    </FormPage>
  )
}

/** Whether a host looks like one of the public internet: a server on this machine isn't fetched. */
function isReachable(url: string): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  return /\.[a-z][a-z-]+$/.test(host) && !/\.(?:example|internal|invalid|local|localhost|test)$/.test(host)
}
