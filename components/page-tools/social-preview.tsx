import { Notice } from '#components/ui/notice.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { SocialPreviewReport } from '#contract/page-reports.ts'
import { FindingList } from './finding-list.tsx'
import { NetworkCard } from './network-card.tsx'
import { PicturePanel } from './picture-panel.tsx'

export type SocialPreviewProps = {
  report: SocialPreviewReport
  appeared: ReadonlySet<string> | undefined
}

/** The page as five networks would show it, its images, and the issues to fix. */
export function SocialPreview({ report, appeared }: SocialPreviewProps) {
  const { networks, pictures, findings, robots } = report
  const reasons = [
    robots.meta && `Robots meta tag: ${robots.meta}.`,
    robots.header && `X-Robots-Tag header: ${robots.header}.`,
    robots.blocked.length > 0 && `robots.txt blocks ${robots.blocked.join(', ')}.`,
  ].filter((reason) => typeof reason === 'string')
  return (
    <div className="grid gap-5">
      {(!robots.indexable || robots.blocked.length > 0) && (
        <Notice
          tone="warn"
          title={
            robots.indexable ? 'Some crawlers are blocked' : 'Search engines are asked not to show this page'
          }
        >
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Notice>
      )}
      <div className="gap-4 *:mb-4 *:break-inside-avoid md:columns-2 2xl:columns-3">
        {networks.map((preview) => (
          <NetworkCard
            key={preview.network}
            preview={preview}
            picture={pictures.find(({ url }) => url === preview.picture?.url)}
            url={report.page.final_url}
          />
        ))}
      </div>
      {pictures.length > 0 && <PicturePanel pictures={pictures} />}
      <Panel flush title="Issues">
        {findings.length > 0 ? (
          <FindingList findings={findings} appeared={appeared} />
        ) : (
          <p className="px-4 py-3 text-ink-soft text-sm">No issues found</p>
        )}
      </Panel>
    </div>
  )
}
