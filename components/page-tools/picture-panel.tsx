import { Panel } from '#components/ui/panel.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { PagePicture } from '#contract/page-reports.ts'
import { kilobytes } from './page-facts.tsx'

/** Every picture that the tags name, measured. */
export function PicturePanel({ pictures }: { pictures: readonly PagePicture[] }) {
  return (
    <Panel flush title="Images">
      <ul className="divide-y divide-rule/70">
        {pictures.map((picture, index) => (
          <li
            key={`${picture.from} ${index.toString()}`}
            className="grid gap-x-5 gap-y-1 px-4 py-2.5 text-sm md:grid-cols-[8rem_minmax(0,1fr)_auto]"
          >
            <code className="font-mono text-ink text-xs">{picture.from}</code>
            <div className="min-w-0">
              <WebLink url={picture.url} />
              <p className="wrap-anywhere text-ink-faint text-xs">
                {picture.alt ? `“${picture.alt}”` : 'No description'}
                {picture.content_type && ` · ${picture.content_type}`}
                {picture.declared_width !== undefined &&
                  ` · the tags say ${picture.declared_width} × ${picture.declared_height ?? '?'}`}
              </p>
            </div>
            {picture.error ? (
              <StatusPill tone="bad">unusable</StatusPill>
            ) : (
              <p className="whitespace-nowrap text-ink-soft text-xs">
                {picture.width} × {picture.height} · {picture.format?.toUpperCase()} ·{' '}
                {kilobytes(picture.bytes ?? 0)}
              </p>
            )}
            {picture.error && <p className="wrap-anywhere text-bad text-xs md:col-span-3">{picture.error}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Opening it sends a request to the third-party server, so it is a link and not an image. */
function WebLink({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return <p className="break-all text-ink-soft">{url}</p>
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer noopener"
      className="break-all text-ink underline decoration-rule-strong underline-offset-2 hover:decoration-ink"
    >
      {url}
    </a>
  )
}
