import { ImageIcon } from 'lucide-react'
import type { ShownPicture } from './article-pictures.ts'

export type ArticlePictureProps = {
  src: string | undefined
  alt: string | undefined
  pictures: ReadonlyMap<string, ShownPicture>
}

/** The article's own picture at an address of its text. */
export function pictureOf(
  src: string | undefined,
  pictures: ArticlePictureProps['pictures'],
): ShownPicture | undefined {
  return src === undefined ? undefined : pictures.get(src.split('/').at(-1) ?? src)
}

/** A picture of the article's own; any other is described, and never fetched. */
export function ArticlePicture({ src, alt, pictures }: ArticlePictureProps) {
  const picture = pictureOf(src, pictures)
  if (picture) {
    return (
      // biome-ignore lint/performance/noImgElement: the service's own drawing; the optimiser would need its host configured.
      <img
        src={picture.vectorUrl ?? picture.url}
        alt={alt ?? ''}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        className="h-auto max-w-full rounded-md border border-rule"
      />
    )
  }
  return (
    <span className="flex items-start gap-2 rounded-md bg-well px-3 py-2.5 font-sans text-ink-soft text-sm">
      <ImageIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium text-ink">Image.</span> {alt || 'No description.'}{' '}
        <span className="text-ink-faint">
          {src?.startsWith('http')
            ? "External images aren't shown."
            : 'Visible once the article is published.'}
        </span>
      </span>
    </span>
  )
}
