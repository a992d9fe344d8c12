'use client'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { webAddress } from '#lib/web-address.ts'

export type AvatarPictureProps = {
  /** Of any host: a service may keep its pictures elsewhere. */
  url: string
  /** The same picture, 360 pixels wide. */
  smallUrl?: string
  alt: string
  /** How wide it is drawn, for example `16rem`. */
  sizes: string
  square?: boolean
  eager?: boolean
  className?: string
}

/**
 * A portrait in its frame. What cannot be shown, because it is gone or because this browser may not ask that host for it,
 * leaves the frame with its words. The host learns nothing of the page that shows it.
 */
export function AvatarPicture({ url, smallUrl, alt, sizes, square, eager, className }: AvatarPictureProps) {
  const [failed, setFailed] = useState<string>()
  const src = webAddress(url)
  const small = webAddress(smallUrl)
  const frame = classNames(
    'block w-full overflow-hidden rounded-md border border-rule bg-well',
    square ? 'aspect-square' : 'aspect-[9/16]',
    className,
  )
  if (!src || failed === src) {
    return (
      <span
        className={classNames(
          frame,
          'flex flex-col items-center justify-center gap-2 p-3 text-center text-ink-soft',
        )}
      >
        <UserRound aria-hidden className="size-6 text-ink-faint" />
        <span className="max-w-full wrap-anywhere text-xs">{alt}</span>
        <span className="text-2xs text-ink-faint">Couldn't load the image.</span>
      </span>
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: the service's own PNG in two sizes; the optimiser would need its host configured.
    <img
      // A new element for a new image, so that the old one is not visible while it loads.
      key={src}
      // An image that failed before hydration fired no event that React saw.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(src)
      }}
      src={small ?? src}
      srcSet={small ? `${small} 360w, ${src} 1080w` : undefined}
      sizes={sizes}
      alt={alt}
      width={1080}
      height={square ? 1080 : 1920}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
      className={classNames(frame, 'h-auto object-cover')}
    />
  )
}
