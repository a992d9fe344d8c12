import { Notice } from '#components/ui/notice.tsx'
import type { BrandScan } from '#contract/brand-scans.ts'
import { classNames } from '#lib/class-names.ts'
import { AnswersPanel } from './answers-panel.tsx'
import { BrandTrend } from './brand-trend.tsx'
import { EngineCards } from './engine-cards.tsx'
import { RecommendationsPanel, recommendationsOf } from './recommendations-panel.tsx'
import { ScorePanel } from './score-panel.tsx'
import { ShareOfVoice } from './share-of-voice.tsx'

export type ScanReportProps = { scan: BrandScan; failed: boolean; historyOffered: boolean }

/** What a scan found: what limits it, the score, what to do, what each engine says, every answer. */
export function ScanReport({ scan, failed, historyOffered }: ScanReportProps) {
  const { results = [], warnings = [], brand_name: brand } = scan
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {warnings.length > 0 && (
        <Notice
          tone="warn"
          title={failed ? 'Notes' : scan.overall_score === undefined ? 'About this scan' : 'About this score'}
        >
          {warnings.length === 1 ? (
            <p className="wrap-anywhere">{warnings[0]}</p>
          ) : (
            <ul className="grid list-disc gap-1 pl-4">
              {warnings.map((warning) => (
                <li key={warning} className="wrap-anywhere">
                  {warning}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {!failed && (
        <div
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)] gap-6',
            // A single sentence beside the score would be a box with nothing in it.
            recommendationsOf(scan).length > 1 && 'xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
          )}
        >
          <ScorePanel scan={scan} historyOffered={historyOffered} />
          <RecommendationsPanel scan={scan} />
        </div>
      )}
      {results.length > 0 && <EngineCards results={results} brandName={brand} />}
      {historyOffered && brand && <BrandTrend brand={brand} />}
      {results.length > 0 && (
        <>
          <ShareOfVoice results={results} brandName={brand} />
          <AnswersPanel scan={scan} />
        </>
      )}
    </div>
  )
}
