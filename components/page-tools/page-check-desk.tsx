'use client'
import { parseAsString, useQueryState } from 'nuqs'
import { type ReactNode, useState } from 'react'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'
import { CheckForm } from './check-form.tsx'
import { CheckResult } from './check-result.tsx'
import { CheckRunning } from './check-running.tsx'
import { CheckedPages } from './checked-pages.tsx'
import { FailedChecks } from './failed-checks.tsx'
import { type OwnPage, OwnPages } from './own-pages.tsx'
import type { SavedCheck } from './saved-checks.ts'
import { useKeptCheck } from './use-kept-check.ts'
import { type ChosenTools, usePageCheck } from './use-page-check.ts'

/** Whoever has checked more pages knows what a result looks like. */
const fewPages = 5

export type WatchedCheck = 'schema_check' | 'preview_check'

export type PageCheckDeskProps = {
  initialUrl: string
  /** Live pages of the company that can be checked. */
  ownPages: readonly OwnPage[]
  /** What a check brings. */
  sample: ReactNode
  /** Repeats the check of a page at an interval. */
  watchOf: (check: { url: string; kinds: readonly WatchedCheck[] }) => ReactNode
}

/** Checks a page: its metadata and the issues to fix. The URL of the page is a search parameter. */
export function PageCheckDesk({ initialUrl, ownPages, sample, watchOf }: PageCheckDeskProps) {
  const [url, setUrl] = useQueryState('url', parseAsString.withDefault(initialUrl))
  const { pages, isListed, forget, shown, isReading } = useKeptCheck(url)
  const { run, running, problems } = usePageCheck()
  const [asked, setAsked] = useState<{ url: string; tools: ChosenTools }>()
  const tools = asked?.url === url ? asked.tools : toolsOf(shown)
  const check = async (address: string, chosen: ChosenTools) => {
    setAsked({ url: address, tools: chosen })
    await setUrl(address)
    await run(address, chosen)
  }
  // At the start, the company's own pages have a list of their own.
  const others = url === '' ? pages.filter((page) => !ownPages.some((own) => own.url === page.url)) : pages
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6">
      <CheckForm
        key={url}
        url={url}
        tools={tools}
        again={url !== '' && shown !== undefined}
        isRunning={running !== undefined}
        problems={problems}
        onCheck={check}
      />
      <div className="grid min-w-0 gap-6 empty:hidden">
        <FailedChecks problems={problems} />
        {running !== undefined ? (
          <CheckRunning url={running} />
        ) : isReading && !shown ? (
          <div role="status">
            <span className="sr-only">Loading the last check</span>
            <PanelSkeleton className="h-60" />
          </div>
        ) : shown ? (
          <CheckResult key={shown.at} check={shown}>
            {watchOf({
              url: shown.url,
              kinds: [
                ...(shown.structuredData ? (['schema_check'] as const) : []),
                ...(shown.socialPreview ? (['preview_check'] as const) : []),
              ],
            })}
          </CheckResult>
        ) : null}
      </div>
      {isListed && url === '' && ownPages.length > 0 && (
        <OwnPages
          pages={ownPages}
          checked={pages}
          running={running}
          onOpen={(page) => void setUrl(page)}
          onCheck={(page) => void check(page, { structuredData: true, socialPreview: true })}
        />
      )}
      {others.length > 0 && <CheckedPages pages={others} current={url} onOpen={setUrl} onForget={forget} />}
      {isListed && url === '' && pages.length < fewPages && sample}
    </div>
  )
}

/** What a page was looked at for; of one that was not looked at, for everything. */
function toolsOf(check: SavedCheck | undefined): ChosenTools {
  if (!check) return { structuredData: true, socialPreview: true }
  return {
    structuredData: check.structuredData !== undefined,
    socialPreview: check.socialPreview !== undefined,
  }
}
