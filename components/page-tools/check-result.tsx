'use client'
import dynamic from 'next/dynamic'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import type { ReactNode } from 'react'
import { CodeBlock } from '#components/ui/code-block.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { formatCount } from '#lib/format-number.ts'
import { compareFindings } from './compare-checks.ts'
import { PageFacts } from './page-facts.tsx'
import type { SavedCheck } from './saved-checks.ts'
import { Verdict } from './verdict.tsx'

const StructuredData = dynamic(() => import('./structured-data.tsx').then((module) => module.StructuredData))
const SocialPreview = dynamic(() => import('./social-preview.tsx').then((module) => module.SocialPreview))
const RawTags = dynamic(() => import('./raw-tags.tsx').then((module) => module.RawTags))

const views = ['data', 'social', 'tags'] as const

/** Everything that a look at a page found; `children` are what can be done with it. */
export function CheckResult({ check, children }: { check: SavedCheck; children: ReactNode }) {
  const { structuredData, socialPreview, before } = check
  const [view, setView] = useQueryState('view', parseAsStringLiteral(views))
  const page =
    (structuredData?.kind === 'report' && structuredData.report.page) ||
    (socialPreview?.kind === 'report' && socialPreview.report.page) ||
    undefined
  const data = structuredData?.kind === 'report' ? structuredData.report : undefined
  const social = socialPreview?.kind === 'report' ? socialPreview.report : undefined
  const dataChange = data && before?.structuredData && compareFindings(before.structuredData, data.findings)
  const socialChange =
    social && before?.socialPreview && compareFindings(before.socialPreview, social.findings)
  const open = (what: string, value: Record<string, unknown>) => <OpenData what={what} data={value} />
  const tabs = [
    structuredData && {
      value: 'data',
      label: data ? `Structured data (${formatCount(data.counts.items, 'item')})` : 'Structured data',
      content: data ? (
        <StructuredData report={data} />
      ) : (
        structuredData.kind === 'open' && open('structured data', structuredData.data)
      ),
    },
    socialPreview && {
      value: 'social',
      label: 'Social preview',
      content: social ? (
        <SocialPreview report={social} />
      ) : (
        socialPreview.kind === 'open' && open('social preview', socialPreview.data)
      ),
    },
    social && {
      value: 'tags',
      label: `Raw tags (${social.tags.length})`,
      content: <RawTags tags={social.tags} />,
    },
  ].filter((tab) => tab !== undefined)
  const shown = tabs.find(({ value }) => value === view)?.value ?? tabs[0]?.value
  return (
    <section aria-label="Result" className="grid gap-5">
      {data || social ? (
        <Verdict
          findings={[...(data?.findings ?? []), ...(social?.findings ?? [])]}
          compared={
            before && (dataChange || socialChange)
              ? { since: before.at, changes: [dataChange, socialChange].flatMap((change) => change || []) }
              : undefined
          }
          url={check.url}
          page={page && <PageFacts page={page} />}
          actions={children}
        />
      ) : (
        <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
      )}
      <Tabs
        label="Results"
        value={shown}
        onValueChange={(value) => setView(views.find((one) => one === value) ?? null)}
        tabs={tabs}
      />
    </section>
  )
}

/** What another server says about a page, in its own words. */
function OpenData({ what, data }: { what: string; data: Record<string, unknown> }) {
  return (
    <div className="grid gap-3">
      <Notice>This server returns results in its own format.</Notice>
      <CodeBlock what={what} title={`Response: ${what}`} code={JSON.stringify(data, null, 2)} wrap />
    </div>
  )
}
