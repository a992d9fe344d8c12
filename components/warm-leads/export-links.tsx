import { Download } from 'lucide-react'
import { buttonStyles } from '#components/ui/button-styles.ts'

const formats = [
  ['csv', 'CSV'],
  ['xlsx', 'XLSX'],
  ['json', 'JSON'],
] as const

/** The rows of a report as a file, in each format. */
export function ExportLinks({ id }: { id: string }) {
  return (
    <span className="flex flex-wrap gap-1">
      {formats.map(([format, label]) => (
        <a
          key={format}
          href={`/api/warm-leads/${encodeURIComponent(id)}/export?format=${format}`}
          download
          className={buttonStyles({ variant: 'quiet' })}
        >
          <Download aria-hidden /> {label}
        </a>
      ))}
    </span>
  )
}
