import type { Metadata } from 'next'
import { checksShown } from '#components/page-tools/checks-shown.ts'
import type { OwnPage } from '#components/page-tools/own-pages.tsx'
import { SampleCheck } from '#components/page-tools/sample-check.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { FormPage } from '#components/ui/form-page.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listArticles } from '#contract/articles.ts'
import { estimate } from '#contract/credits.ts'
import { listPageChecks } from '#contract/page-checks.ts'
import { validateSchema } from '#contract/page-tools.ts'
import { getSettings } from '#contract/settings.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { requireSession } from '#lib/session.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createWatchAction } from '../watches/actions.ts'
import { PageToolsSkeleton } from './page-tools-skeleton.tsx'
import { WatchedCheckDesk } from './watched-check-desk.tsx'

const newestPublished = { query: { status: 'published', limit: 20 } } as const

export const metadata: Metadata = { title: 'Page check' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Each is another host that the service is asked about. */
const maxWebsites = 3

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
  const ownPages = await checkable([
    ...websites
      .slice(0, maxWebsites)
      .map((site) => homePage(/^https?:/i.test(site) ? site : `https://${site}/`)),
    ...articles.flatMap(({ article_url: address, title }) =>
      address ? [{ url: address, name: title || 'Newest article' }] : [],
    ),
  ])
  return (
    <FormPage>
      <PageHeader
        title="Page check"
        lead="See what search engines and social networks read, and what to fix."
      />
      <HydratedQueries entries={[[operationQuery('listPageChecks', checksShown).queryKey, checks]]}>
        <WatchedCheckDesk
          initialUrl={typeof url === 'string' ? url : ''}
          ownPages={ownPages}
          sample={<SampleCheck />}
          createWatch={createWatchAction}
        />
      </HydratedQueries>
    </FormPage>
  )
}

/** A company may have several, told apart by their hosts. */
function homePage(url: string): OwnPage {
  return { url, name: `Home page of ${URL.parse(url)?.host ?? url}` }
}

/** Those that a check could read, as the service says of each host; where it doesn't say, those of the public internet. */
async function checkable(pages: readonly OwnPage[]): Promise<OwnPage[]> {
  const known = pages.filter(({ url }) => URL.canParse(url) && !reserved.test(new URL(url).hostname))
  const hosts = new Map(known.map(({ url }) => [new URL(url).host, url]))
  const judged = await Promise.all(
    [...hosts].map(async ([host, url]) => {
      const priced = await readForPanel(estimate, {
        body: { operation: validateSchema.id, input: { url } },
      })
      return [host, (priced.ok ? priced.data.feasible : undefined) ?? isPublic(url)] as const
    }),
  )
  const open = new Set(judged.flatMap(([host, isOpen]) => (isOpen ? [host] : [])))
  return known.filter(({ url }) => open.has(new URL(url).host))
}

/** Names that no DNS has, as examples and tests use them. */
const reserved = /\.(?:example|internal|invalid|local|test)$/

/** Whether a host looks like one of the public internet: a server on this machine isn't fetched. */
function isPublic(url: string): boolean {
  return /\.[a-z][a-z-]+$/.test(new URL(url).hostname)
}
