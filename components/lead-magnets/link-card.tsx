'use client'
import { useState } from 'react'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import { coverAddress } from './cover-address.ts'
import { leadMagnetName } from './lead-magnet-words.ts'

/** The landing page as networks show its link: picture, name and address. */
export function LinkCard({ made, address }: { made: LeadMagnet; address: string }) {
  const [failed, setFailed] = useState(false)
  const cover = coverAddress(made)
  return (
    <figure className="overflow-hidden rounded-md border border-rule">
      {cover && !failed && (
        // biome-ignore lint/performance/noImgElement: the service's own PNG; the optimiser would need its host configured.
        <img
          src={cover}
          alt=""
          width={1200}
          height={630}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
          className="aspect-[1200/630] h-auto w-full border-rule border-b bg-well"
        />
      )}
      <figcaption className="grid gap-0.5 bg-well px-3 py-2">
        <span className="line-clamp-2 wrap-anywhere font-medium text-ink text-sm">
          {leadMagnetName(made)}
        </span>
        <span className="wrap-anywhere text-ink-soft text-xs">{address.replace(/^https?:\/\//i, '')}</span>
      </figcaption>
    </figure>
  )
}
