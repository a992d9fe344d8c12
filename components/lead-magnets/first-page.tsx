import type { LeadMagnet } from '#contract/lead-magnets.ts'
import { coverAddress } from './cover-address.ts'
import { kindLabel, leadMagnetName } from './lead-magnet-words.ts'

/**
 * Its cover about as the PDF has it, until the PDF is there: the pattern from the picture of its landing page, whose
 * right half it fills, and its words below. Undefined for one without a landing page.
 */
export function firstPageOf(made: LeadMagnet) {
  const cover = coverAddress(made)
  return cover === undefined ? undefined : <FirstPage made={made} cover={cover} />
}

function FirstPage({ made, cover }: { made: LeadMagnet; cover: string }) {
  return (
    <div aria-hidden className="@container size-full bg-[#fbfaf6]">
      {/* biome-ignore lint/performance/noImgElement: the service's own PNG; the optimiser would need its host configured. */}
      <img
        src={cover}
        alt=""
        width={1200}
        height={630}
        decoding="async"
        referrerPolicy="no-referrer"
        className="h-[70%] w-full object-cover object-right"
      />
      <div className="grid gap-[1.5cqw] px-[6cqw] pt-[4.5cqw] text-[#1c1c1a]">
        <p className="font-semibold text-[2cqw] opacity-70">{kindLabel(made.type)}</p>
        <p className="line-clamp-3 text-balance font-semibold text-[5.4cqw] leading-[1.12]">
          {leadMagnetName(made)}
        </p>
      </div>
    </div>
  )
}
