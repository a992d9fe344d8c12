import { Notice } from '#components/ui/notice.tsx'
import type { SocialPreviewReport } from '#contract/page-reports.ts'
import { NetworkCard } from './network-card.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { networkName, sharedOrigin } from './shared-origin.ts'

/** The page as five networks would show it, and its images. */
export function SocialPreview({ report }: { report: SocialPreviewReport }) {
  const { networks, pictures, robots } = report
  const reasons = [
    robots.meta && `Robots meta tag: ${robots.meta}.`,
    robots.header && `X-Robots-Tag header: ${robots.header}.`,
    robots.blocked.length > 0 && `robots.txt blocks ${robots.blocked.join(', ')}.`,
  ].filter((reason) => typeof reason === 'string')
  const shared = sharedOrigin(networks)
  return (
    <div className="grid gap-5">
      {shared && (
        <p className="text-ink-soft text-sm">
          {new Intl.ListFormat('en').format(shared.networks.map(networkName))}: {shared.origin}.
        </p>
      )}
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
            showsOrigin={!shared?.networks.includes(preview.network)}
            picture={pictures.find(({ url }) => url === preview.picture?.url)}
            url={report.page.final_url}
          />
        ))}
      </div>
      {pictures.length > 0 && <PicturePanel pictures={pictures} />}
    </div>
  )
}
