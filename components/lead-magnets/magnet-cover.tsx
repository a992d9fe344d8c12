'use client'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import { coverAddress } from './cover-address.ts'
import { kindLabel, leadMagnetName } from './lead-magnet-words.ts'

/**
 * Its first page, small: the pattern from the picture of its landing page, whose right half it fills, and its words
 * below, as on the cover. Its name stands beside it for those who hear it.
 */
export function MagnetCover({ made }: { made: LeadMagnet }) {
  const [failed, setFailed] = useState(false)
  const cover = coverAddress(made)
  const frame = 'block h-20 w-14 shrink-0 overflow-hidden rounded-sm border border-rule'
  if (!cover || failed)
    return (
      <span aria-hidden className={`grid! place-items-center bg-well text-ink-faint ${frame}`}>
        <FileText className="size-4" />
      </span>
    )
  return (
    <span aria-hidden className={`bg-[#fbfaf6] shadow-sm ${frame}`}>
      <span className="block h-13 overflow-hidden">
        {/* biome-ignore lint/performance/noImgElement: the service's own PNG; the optimiser would need its host configured. */}
        <img
          src={cover}
          alt=""
          width={1200}
          height={630}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
          className="h-21 w-40 max-w-none -translate-x-26"
        />
      </span>
      <span className="grid px-1 pt-1 text-[4px] text-[#1c1c1a] leading-[1.15]">
        <span className="truncate opacity-60">{kindLabel(made.type)}</span>
        <span className="line-clamp-3 font-semibold">{leadMagnetName(made)}</span>
      </span>
    </span>
  )
}
