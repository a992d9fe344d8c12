import { Link2 } from 'lucide-react'
import { classNames } from '#lib/class-names.ts'

export type SocialPreviewProps = {
  title: string
  description: string
  host: string
  /** Address of the cover. */
  cover: string | undefined
  /** The cover has another title than the text by now. */
  isOutdated: boolean
  willHaveCover: boolean
}

/** The card that social networks draw from Open Graph: picture (1200 by 630), host, title, description. */
export function SocialPreview({
  title,
  description,
  host,
  cover,
  isOutdated,
  willHaveCover,
}: SocialPreviewProps) {
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {cover ? (
        <div className="overflow-hidden rounded-lg border border-rule bg-sheet">
          {/* biome-ignore lint/performance/noImgElement: the service's own PNG; the optimiser would need its host configured. */}
          <img
            src={cover}
            alt="Cover"
            width={1200}
            height={630}
            className="aspect-[1200/630] w-full object-cover"
          />
          <CardWords title={title} description={description} host={host} className="border-rule border-t" />
        </div>
      ) : (
        // Without an image networks draw a small card, with a sign in the place of the image.
        <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] overflow-hidden rounded-lg border border-rule bg-sheet">
          <span className="grid place-items-center border-rule border-r bg-well text-ink-faint">
            <Link2 aria-hidden className="size-6" />
          </span>
          <CardWords title={title} description={description} host={host} />
        </div>
      )}
      <figcaption className="text-ink-faint text-xs">
        {cover && isOutdated
          ? "The cover image shows the old title. It's recreated when the article is published."
          : cover
            ? 'As LinkedIn, X, Facebook and Slack show a link to it.'
            : willHaveCover
              ? 'A cover image was created. You can see it once the article is live.'
              : 'A small card, because the article has no cover image.'}
      </figcaption>
    </figure>
  )
}

type CardWordsProps = Pick<SocialPreviewProps, 'title' | 'description' | 'host'> & { className?: string }

function CardWords({ title, description, host, className }: CardWordsProps) {
  return (
    <div className={classNames('grid min-w-0 content-center gap-0.5 px-4 py-3', className)}>
      <p className="truncate text-2xs text-ink-faint">{host}</p>
      <p className="line-clamp-2 wrap-anywhere font-medium text-base text-ink">{title}</p>
      <p className="line-clamp-2 wrap-anywhere text-ink-soft text-sm">{description}</p>
    </div>
  )
}
