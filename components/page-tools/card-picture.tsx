import { ImageIcon } from 'lucide-react'
import type { PagePicture } from '#contract/page-reports.ts'

const frames = { wide: 'aspect-[1.91/1] w-full', square: 'aspect-square w-24 shrink-0' } as const

/** An image, cropped as a network crops it. It is loaded from the service, never from the third-party server. */
export function CardPicture({ picture, shape }: { picture: PagePicture; shape: keyof typeof frames }) {
  const { data_url, width, height, alt } = picture
  if (data_url?.startsWith('data:image/')) {
    return (
      // biome-ignore lint/performance/noImgElement: a data address, which the optimiser does not take.
      <img src={data_url} alt={alt || 'Preview image'} className={`${frames[shape]} object-cover`} />
    )
  }
  return (
    <div
      className={`${frames[shape]} flex flex-col items-center justify-center gap-1 bg-hover p-2 text-center text-ink-soft`}
    >
      <ImageIcon aria-hidden className="size-5 text-ink-faint" />
      <span className="text-2xs">
        {width} × {height}
      </span>
    </div>
  )
}
