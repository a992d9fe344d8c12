import { SavedViewsMenu } from '#components/jobs/saved-views-menu.tsx'
import { ColumnsMenu } from '#components/ui/columns-menu.tsx'
import { Filter, Filters } from '#components/ui/filters.tsx'
import { SearchBox } from '#components/ui/search-box.tsx'
import { Select } from '#components/ui/select.tsx'
import type { ChosenColumns } from '#components/ui/use-chosen-columns.ts'
import type { KnowledgeDocument } from '#contract/knowledge.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { documentRoles } from './document-roles.ts'
import type { DocumentView } from './document-view.ts'
import { sourceLabels } from './source-label.ts'

export type DocumentsToolbarProps = {
  view: DocumentView
  onChange: (view: Partial<DocumentView>) => void
  total: number
  /** How many of them are in the view. */
  matching: number
  columns: ChosenColumns<KnowledgeDocument>
}

/** Above the list: search, and what kind of source. */
export function DocumentsToolbar({ view, onChange, total, matching, columns }: DocumentsToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 py-3">
      <SearchBox
        label="Search documents"
        placeholder="Title, file or URL"
        className="max-sm:w-auto max-sm:flex-1 sm:max-xl:w-48"
        value={view.q}
        onSearch={(q) => onChange({ q })}
        delayMs={150}
      />
      <Filters
        inUse={[view.source, view.role].filter(Boolean).length}
        show={`Show ${formatCount(matching, 'document')}`}
      >
        <Filter label="Source">
          {(id) => (
            <Select
              id={id}
              className="sm:w-40"
              value={view.source}
              onChange={(event) => onChange({ source: event.target.value })}
              options={[
                { value: '', label: 'All sources' },
                ...Object.entries(sourceLabels).map(([value, label]) => ({ value, label })),
              ]}
            />
          )}
        </Filter>
        <Filter label="Role">
          {(id) => (
            <Select
              id={id}
              className="sm:w-32"
              value={view.role}
              onChange={(event) => onChange({ role: event.target.value })}
              options={[
                { value: '', label: 'All roles' },
                ...documentRoles.map(({ value, word }) => ({ value, label: word })),
              ]}
            />
          )}
        </Filter>
      </Filters>
      <span className="text-ink-faint text-xs max-xl:hidden">
        {matching === total
          ? formatCount(total, 'document')
          : `${formatNumber(matching)} of ${formatNumber(total)}`}
      </span>
      <span className="ml-auto flex items-center gap-2">
        <SavedViewsMenu />
        <ColumnsMenu columns={columns} />
      </span>
    </div>
  )
}
