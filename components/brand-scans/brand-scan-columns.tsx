import type { ReactNode } from 'react'
import type { Column } from '#components/ui/data-table.tsx'
import { nameColumn, RecordName } from '#components/ui/record-columns.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { useZone } from '#components/ui/zone.tsx'
import type { BrandScan } from '#contract/brand-scans.ts'
import { shareMove } from '#contract/share-move.ts'
import { formatInstant } from '#lib/format-time.ts'
import { isInProgress } from '#lib/queries/job-state.ts'
import { standingOf } from './leading-rival.ts'
import { scanBefore } from './scan-before.ts'
import {
  basisWords,
  changeWords,
  isPractice,
  noData,
  scanStatus,
  scoreChange,
  scoreWords,
  termWords,
} from './scan-words.ts'
import { whyShareMoved } from './why-share-moved.ts'

/**
 * Of scans of one brand, whose name says nothing: when it was, what was found, and how that changed.
 * @param explained the scan whose change a card above them explains
 */
export function brandScanColumns(
  scans: readonly BrandScan[],
  explained?: string,
): readonly Column<BrandScan>[] {
  return [
    nameColumn('Scan', (scan) => (
      <RecordName
        href={`/brand-scans/${scan.id}`}
        name={scan.created_at ? <Moment at={scan.created_at} /> : scan.id}
        below={
          scan.status === 'failed'
            ? (scan.error ?? 'No reason given')
            : foundWords(scan, scan.id === explained ? undefined : scanBefore(scan, scans))
        }
        isReason
      />
    )),
    ...foundColumns(scans),
    {
      id: 'rival',
      header: 'Next competitor',
      width: 'w-48 @max-3xl:hidden',
      look: 'min-w-0 text-ink-soft',
      cell: (scan) => {
        const rival = standingOf(scan)?.rival
        return (
          rival && <span className="line-clamp-1 wrap-anywhere">{`${rival.name} ${rival.percent}%`}</span>
        )
      },
    },
    {
      id: 'when',
      header: 'Created',
      numeric: true,
      width: 'w-32 max-sm:hidden',
      look: 'whitespace-nowrap text-ink-soft text-xs',
      cell: ({ created_at: at }) => at && <RelativeTime at={at} />,
    },
  ]
}

/** What a scan found and how that changed. A scan without a result says why in place of its score. */
export function foundColumns(scans: readonly BrandScan[]): FoundColumn[] {
  const before = (scan: BrandScan) =>
    scanBefore(
      scan,
      scans.filter((one) => isOfBrand(one, scan)),
    )
  return [
    {
      id: 'score',
      header: 'Score',
      numeric: true,
      width: 'w-32 max-sm:w-24',
      look: 'whitespace-nowrap',
      cell: (scan) => <Score scan={scan} before={before(scan)} />,
    },
    {
      id: 'share',
      header: 'Share of voice',
      numeric: true,
      width: 'w-36 @max-xl:hidden',
      look: 'whitespace-nowrap',
      cell: (scan) => <Share scan={scan} before={before(scan)} />,
      phone: (scan) =>
        standingOf(scan) && (
          <span className="flex items-baseline gap-1.5 whitespace-nowrap">
            <span title="Share of voice">Share</span> <Share scan={scan} before={before(scan)} />
          </span>
        ),
    },
  ]
}

type FoundColumn = Column<BrandScan> & { header: string }

/** Scans write the name of a brand as it was entered. */
function isOfBrand({ brand_name: one }: BrandScan, { brand_name: other }: BrandScan): boolean {
  return one?.trim().toLowerCase() === other?.trim().toLowerCase()
}

/** When a scan was started, on the clock of the workspace. */
export function Moment({ at }: { at: string }) {
  const timeZone = useZone()
  return (
    <time dateTime={at}>{formatInstant(new Date(at), timeZone).replace(/ [A-Z]{2,5}[+\-\d]*$/, '')}</time>
  )
}

/** `Mentioned in 6 of 6 answers. First in 2 of 4 lists.`, and why its share moved where the score says something else. */
function foundWords(scan: BrandScan, before: BrandScan | undefined): string | undefined {
  const words = [
    isPractice(scan) && `${basisWords(scan.score_basis)}.`,
    termWords(scan),
    before && apartWords(before, scan),
  ].filter((one) => typeof one === 'string')
  return words.length > 0 ? words.join(' ') : basisWords(scan.score_basis)
}

/** What explains a share that fell while the score did not, or the other way round. */
function apartWords(before: BrandScan, scan: BrandScan): string | undefined {
  const move = shareMove(before.share_of_voice, scan.share_of_voice)
  const points = scoreChange(before.overall_score, scan.overall_score)
  if (!move || points === undefined) return undefined
  const share = move.after - move.before
  const isApart = share < 0 ? points >= 0 : share > 0 && points <= 0
  return isApart ? whyShareMoved(before, scan, move) : undefined
}

type ComparedProps = { scan: BrandScan; before: BrandScan | undefined }

function Score({ scan, before }: ComparedProps) {
  if (scan.status !== 'completed') {
    const { tone, label } = scanStatus(scan)
    return (
      <StatusPill tone={tone}>
        {isInProgress(scan) && scan.progress ? `${label} ${Math.round(scan.progress.percent)}%` : label}
      </StatusPill>
    )
  }
  if (scan.overall_score === undefined) return <span className="text-ink-faint text-xs">{noData}</span>
  return (
    <Figure points={scoreChange(before?.overall_score, scan.overall_score)}>
      <span className="font-serif text-ink text-xl">{scoreWords(scan.overall_score)}</span>
    </Figure>
  )
}

function Share({ scan, before }: ComparedProps) {
  const own = standingOf(scan)?.own.percent
  if (own === undefined) return null
  const earlier = before && standingOf(before)?.own.percent
  return (
    <Figure points={earlier === undefined ? undefined : own - earlier}>
      <span className="text-ink">{own}%</span>
    </Figure>
  )
}

/** A figure and behind it how it moved, with room for that in each row, so that the figures stand below each other. */
function Figure({ points, children }: { points: number | undefined; children: ReactNode }) {
  return (
    <span className="inline-flex items-baseline gap-1.5">
      {children}
      <span className="sm:w-8 sm:text-left">
        <Change points={points} />
      </span>
    </span>
  )
}

/** Nothing where there is no scan before that measured the same. */
function Change({ points }: { points: number | undefined }) {
  if (points === undefined || points === 0) return null
  return <span className={points > 0 ? 'text-good text-xs' : 'text-bad text-xs'}>{changeWords(points)}</span>
}
