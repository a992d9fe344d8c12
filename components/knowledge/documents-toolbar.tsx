import type { ReactNode } from 'react'
import { SearchBox } from '#components/ui/search-box.tsx'
import { Select } from '#components/ui/select.tsx'
import { formatCount } from '#lib/format-number.ts'
import type { DocumentView } from './document-view.ts'
import { sourceLabels } from './source-label.ts'

export type DocumentsToolbarProps = {
  view: DocumentView
  onChange: (view: Partial<DocumentView>) => void
  total: number
  /** What adds a document. */
  children: ReactNode
}

/** Above the list: search, what kind of source, and what adds more. */
export function DocumentsToolbar({ view, onChange, total, children }: DocumentsToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 py-3">
      <SearchBox
        label="Search documents"
        placeholder="Title, file or address"
        value={view.q}
        onSearch={(q) => onChange({ q })}
        delayMs={150}
      />
      <Select
        aria-label="Source"
        className="w-40 max-sm:w-full"
        value={view.source}
        onChange={(event) => onChange({ source: event.target.value })}
        options={[
          { value: '', label: 'Every source' },
          ...Object.entries(sourceLabels).map(([value, label]) => ({ value, label })),
        ]}
      />
      <span className="text-ink-faint text-xs">{formatCount(total, 'document')}</span>
      <span className="ml-auto">{children}</span>
    </div>
  )
}
