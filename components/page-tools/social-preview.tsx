import { Notice } from '#components/ui/notice.tsx'
import type { SocialPreviewReport } from '#contract/page-reports.ts'
import { NetworkCard } from './network-card.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { networkName, sharedNotes, sharedOrigin } from './shared-origin.ts'

/** The page as five networks would show it, and its images. */
export function SocialPreview({ report }: { report: SocialPreviewReport }) {
  const { networks, pictures, robots } = report
  const reasons = [
    robots.meta && `Robots meta tag: ${robots.meta}.`,
    robots.header && `X-Robots-Tag header: ${robots.header}.`,
    robots.blocked.length > 0 && `robots.txt blocks ${robots.blocked.join(', ')}.`,
  ].filter((reason) => typeof reason === 'string')
  const shared = sharedOrigin(networks)
  const notes = sharedNotes(networks)
  return (
    <div className="grid gap-5">
      {(shared || notes.length > 0) && (
        <div className="grid gap-1 text-ink-soft text-sm">
          {shared && (
            <p>
              {listed(shared.networks)}: {shared.origin}.
            </p>
          )}
          {notes.map(({ note, networks: noted }) => (
            <p key={note} className="wrap-anywhere">
              {listed(noted)}: {note}
            </p>
          ))}
        </div>
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
            preview={{
              ...preview,
              notes: preview.notes.filter((note) => notes.every((said) => said.note !== note)),
            }}
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

function listed(networks: readonly string[]): string {
  return new Intl.ListFormat('en').format(networks.map(networkName))
}
