import { Badge } from '#components/ui/badge.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { BrandScan, ScannedBrand } from '#contract/brand-scans.ts'
import { asTitle } from '#lib/as-title.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount } from '#lib/format-number.ts'
import { InventedMark } from './invented-mark.tsx'
import { standingOf } from './leading-rival.ts'
import { nextScanHref } from './next-scan-href.ts'
import { scansHref } from './scan-filter.ts'
import { basisWords, noData, scanStatus, scoreWords, termWords, visibilityWords } from './scan-words.ts'
import { ScoreChange } from './score-change.tsx'
import { ScoreSparkline } from './score-sparkline.tsx'
import { scoresOf } from './scores-of.ts'
import { ShareLine } from './share-line.tsx'

export type BrandCardsProps = {
  brands: readonly ScannedBrand[]
  /** The newest scans, for the trend, for who leads, and for what is under way or failed. */
  scans: readonly BrandScan[]
  activeId: string | undefined
}

/** Where each brand stands, how that changed, and who is ahead or behind: a card a brand, whose name leads to its newest scan. */
export function BrandCards({ brands, scans, activeId }: BrandCardsProps) {
  const newest = new Map(scans.map((scan) => [scan.id, scan]))
  const isAlone = brands.length === 1
  return (
    <ul
      aria-label="Brands"
      className={classNames('grid gap-4 pt-6', !isAlone && 'lg:grid-cols-2 min-[110rem]:grid-cols-3')}
    >
      {brands.map((brand) => (
        <li
          key={brand.last_scan_id}
          data-row-id={brand.last_scan_id}
          className={classNames(
            'grid min-w-0 items-center gap-x-8 gap-y-4 rounded-lg border border-rule bg-sheet p-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,15rem)]',
            brand.last_scan_id === activeId && 'ring-2 ring-accent',
          )}
        >
          <BrandHead brand={brand} scan={newest.get(brand.last_scan_id)} />
          {/* Alone, its line is drawn large below. */}
          {isAlone ? (
            <BrandActions scan={newest.get(brand.last_scan_id)} />
          ) : (
            <ScoreSparkline scores={scoresOf(brand, scans)} />
          )}
          <BrandFoot brand={brand} scan={newest.get(brand.last_scan_id)} scans={scans} />
        </li>
      ))}
    </ul>
  )
}

type PartProps = { brand: ScannedBrand; scan: BrandScan | undefined }

/** Its name and its score; what is under way or failed counts before the score of an earlier scan. */
function BrandHead({ brand, scan }: PartProps) {
  const { brand_name: name, last_scan_id: id, last_score: score, last_score_basis: basis } = brand
  return (
    <div className="flex min-w-0 items-center gap-4">
      {score !== undefined && (
        <p className="shrink-0 font-serif text-5xl text-ink leading-none tabular-nums">
          {scoreWords(score)}
          <span className="sr-only"> of 100</span>
        </p>
      )}
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 className="wrap-anywhere font-medium font-serif text-lg leading-snug">
            <IntentLink href={`/brand-scans/${id}`} className="text-ink hover:underline">
              {name}
            </IntentLink>
          </h2>
          {/* Before the score that rests on it. */}
          {brand.last_answers_invented ? (
            <InventedMark />
          ) : (
            basis === 'own_content' && <Badge>{basisWords(basis)}</Badge>
          )}
        </div>
        {scan?.category?.name && (
          <p className="truncate text-ink-soft text-sm">{asTitle(scan.category.name)}</p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
          {scan && scan.status !== 'completed' && (
            <StatusPill tone={scanStatus(scan).tone}>{scanStatus(scan).label}</StatusPill>
          )}
          {score === undefined ? (
            scan?.status !== 'failed' && <span className="text-ink-faint">{noData}</span>
          ) : (
            <span className="text-ink">{visibilityWords(score)} visibility</span>
          )}
          <ScoreChange brand={brand} />
        </p>
      </div>
    </div>
  )
}

function BrandActions({ scan }: { scan: BrandScan | undefined }) {
  if (!scan) return null
  return (
    <div className="flex flex-wrap gap-2 sm:justify-end">
      <LinkButton href={`/brand-scans/${scan.id}`}>Open last scan</LinkButton>
      {scan.status !== 'processing' && <LinkButton href={nextScanHref(scan, [])}>Scan again</LinkButton>}
    </div>
  )
}

/** Who else is named, in how many answers, and when it was scanned. */
function BrandFoot({ brand, scan, scans }: PartProps & { scans: readonly BrandScan[] }) {
  const mentions = scan && termWords(scan)
  return (
    <div
      className={classNames(
        'grid gap-x-8 gap-y-3 text-ink-soft text-sm sm:col-span-full',
        scan && standingOf(scan) && 'border-rule border-t pt-3',
      )}
    >
      {scan && <ShareLine scan={scan} scans={scans} />}
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-xs">
        {mentions && <span className="wrap-anywhere">{mentions}</span>}
        <span className="sm:ml-auto">
          <IntentLink
            href={scansHref({ brand: brand.brand_name })}
            className="underline decoration-rule-strong underline-offset-3 hover:text-ink"
          >
            {formatCount(brand.scans, 'scan')}
          </IntentLink>{' '}
          · <RelativeTime at={brand.last_scan_at} />
        </span>
      </p>
    </div>
  )
}
