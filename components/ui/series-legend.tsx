import { useId } from 'react'
import { ChartPatterns, seriesLook } from './chart-patterns.tsx'

/** Maps patterns to the series of a chart; rendered before the chart has loaded. */
export function SeriesLegend({ series }: { series: readonly { id: string; label: string }[] }) {
  const prefix = useId().replace(/[^\w-]/g, '')
  return (
    <ul aria-label="Legend" className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-xs">
      {series.map(({ id, label }, at) => (
        <li key={id} className="flex items-center gap-1.5">
          <svg aria-hidden width={12} height={12}>
            <ChartPatterns prefix={`${prefix}-key${at}`} />
            <rect x={0.5} y={0.5} width={11} height={11} {...seriesLook(`${prefix}-key${at}`, at)} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
