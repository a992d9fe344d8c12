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
      <div className="overflow-hidden rounded-lg border border-rule bg-sheet">
        {cover ? (
          // biome-ignore lint/performance/noImgElement: the service's own PNG; the optimiser would need its host configured.
          <img src={cover} alt="Cover" className="aspect-[1200/630] w-full object-cover" />
        ) : (
          <div className="flex aspect-[1200/630] items-center justify-center bg-well px-8 text-center">
            <p className="line-clamp-4 text-balance wrap-anywhere font-serif text-2xl text-ink-faint">
              {title}
            </p>
          </div>
        )}
        <div className="grid gap-0.5 border-rule border-t px-4 py-3">
          <p className="truncate text-2xs text-ink-faint uppercase tracking-wide">{host}</p>
          <p className="line-clamp-2 wrap-anywhere font-medium text-base text-ink">{title}</p>
          <p className="line-clamp-2 wrap-anywhere text-ink-soft text-sm">{description}</p>
        </div>
      </div>
      <figcaption className="text-ink-faint text-xs">
        {cover && isOutdated
          ? "The cover image shows the old title. It's recreated when the article is published."
          : cover
            ? 'The cover image is created for this article, 1200 × 630.'
            : willHaveCover
              ? 'A cover image was created. You can see it once the article is live.'
              : 'No cover image. This article was written without images.'}
      </figcaption>
    </figure>
  )
}
