import { Panel } from '#components/ui/panel.tsx'
import type { NetworkPreview, PagePicture } from '#contract/page-reports.ts'
import { CardPicture } from './card-picture.tsx'
import { networkName, originOf } from './shared-origin.ts'

const layouts: Readonly<Record<string, string>> = {
  result: 'search result',
  large_picture: 'large image',
  small_picture: 'small image',
  text: 'no image',
  link: 'URL only',
}

export type NetworkCardProps = {
  preview: NetworkPreview
  picture: PagePicture | undefined
  url: string
  /** False where it is said once for several. */
  showsOrigin?: boolean
}

/** What one network would draw, and where that differs from what the page asks for. */
export function NetworkCard({ preview, picture, url, showsOrigin = true }: NetworkCardProps) {
  const { network, layout, notes } = preview
  const origin = originOf(preview)
  return (
    <Panel title={networkName(network)} aside={layouts[layout] ?? layout}>
      <div className="grid gap-3">
        <Drawn preview={preview} picture={picture} url={url} />
        {showsOrigin && origin !== '' && (
          <p className="text-ink-faint text-xs">
            {origin.charAt(0).toUpperCase()}
            {origin.slice(1)}.
          </p>
        )}
        {notes.length > 0 && (
          <ul className="grid list-disc gap-1 pl-4 text-ink-soft text-xs">
            {notes.map((note) => (
              <li key={note} className="wrap-anywhere">
                {note}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}

function Drawn({ preview, picture, url }: NetworkCardProps) {
  switch (preview.layout) {
    case 'link':
      return <p className="break-all rounded-md bg-well px-3 py-2.5 text-info text-sm">{url}</p>
    case 'result':
      return <GoogleResult preview={preview} url={url} />
    default:
      return preview.network === 'slack' ? (
        <SlackUnfurl preview={preview} picture={picture} url={url} />
      ) : (
        <Card preview={preview} picture={picture} url={url} />
      )
  }
}

function GoogleResult({ preview, url }: Pick<NetworkCardProps, 'preview' | 'url'>) {
  const { title, description, site } = preview
  return (
    <div className="min-w-0 font-sans">
      <p className="truncate text-ink text-sm">{site?.value}</p>
      <p className="truncate text-ink-faint text-xs">{breadcrumb(url)}</p>
      <p className="mt-1 wrap-anywhere text-info text-xl leading-snug">{title?.value ?? url}</p>
      {description && <p className="mt-1 wrap-anywhere text-ink-soft text-sm">{description.value}</p>}
    </div>
  )
}

/** Facebook, LinkedIn and X: a picture above or beside the words. */
function Card({ preview, picture, url }: NetworkCardProps) {
  const { network, layout, title, description, site } = preview
  const isLarge = layout === 'large_picture'
  const showsDescription = description && !(network === 'x' && isLarge) && network !== 'linkedin'
  const words = (
    <div className="grid min-w-0 content-center gap-0.5 px-3 py-2.5">
      {network === 'facebook' && <Host site={site?.value} caps />}
      <p className="line-clamp-2 wrap-anywhere font-medium text-ink text-sm">{title?.value ?? url}</p>
      {showsDescription && (
        <p className="line-clamp-2 wrap-anywhere text-ink-soft text-xs">{description.value}</p>
      )}
      {network !== 'facebook' && <Host site={site?.value} />}
    </div>
  )
  return (
    <div className={`overflow-hidden rounded-lg border border-rule bg-well ${isLarge ? '' : 'flex'}`}>
      {picture && layout !== 'text' && <CardPicture picture={picture} shape={isLarge ? 'wide' : 'square'} />}
      {words}
    </div>
  )
}

function SlackUnfurl({ preview, picture, url }: NetworkCardProps) {
  const { title, description, site, layout } = preview
  return (
    <div className="grid gap-1 border-rule-strong border-l-4 pl-3">
      <p className="font-medium text-ink text-xs">{site?.value}</p>
      <p className="wrap-anywhere font-medium text-info text-sm">{title?.value ?? url}</p>
      {description && <p className="line-clamp-4 wrap-anywhere text-ink text-sm">{description.value}</p>}
      {picture && layout !== 'text' && (
        <div
          className={`mt-1 overflow-hidden rounded-md ${layout === 'large_picture' ? 'max-w-sm' : 'w-20'}`}
        >
          <CardPicture picture={picture} shape={layout === 'large_picture' ? 'wide' : 'square'} />
        </div>
      )}
    </div>
  )
}

function Host({ site, caps = false }: { site: string | undefined; caps?: boolean }) {
  return (
    <p className={`truncate text-ink-faint text-xs ${caps ? 'text-2xs uppercase tracking-wide' : ''}`}>
      {site}
    </p>
  )
}

function breadcrumb(url: string): string {
  if (!URL.canParse(url)) return url
  const { protocol, host, pathname } = new URL(url)
  return [`${protocol}//${host}`, ...pathname.split('/').filter(Boolean)].join(' › ')
}
