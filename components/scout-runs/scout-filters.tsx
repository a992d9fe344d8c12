'use client'
import { Filter, Filters } from '#components/ui/filters.tsx'
import { Select } from '#components/ui/select.tsx'
import type { ScoutResults } from '#contract/scout-results.ts'
import { formatCount } from '#lib/format-number.ts'
import { type ScoutSelection, scoutSorts } from './scout-selection.ts'
import { typeLabels } from './scout-words.ts'

const floors = [0, 25, 50, 75]

export type ScoutFiltersProps = {
  results: ScoutResults
  selection: ScoutSelection
  /** Null takes a choice back. */
  onChange: (change: { [Name in keyof ScoutSelection]?: ScoutSelection[Name] | null }) => void
  /** How many posts they leave. */
  shown: number
}

/** Which of the found posts are shown, and in which order. */
export function ScoutFilters({ results, selection, onChange, shown }: ScoutFiltersProps) {
  const { type, forum, min, sort } = selection
  const types = Object.entries(results.counts.by_type).toSorted(([, a], [, b]) => b - a)
  const forums = [...new Set(results.items.map((item) => item.forum))].toSorted()
  return (
    <Filters inUse={[type, forum, min].filter(Boolean).length} show={`Show ${formatCount(shown, 'post')}`}>
      <Filter label="Type">
        {(id) => (
          <Select
            id={id}
            className="sm:w-auto"
            value={type}
            onChange={(event) => onChange({ type: event.target.value || null })}
            options={[
              { value: '', label: 'All types' },
              ...types.map(([value, count]) => ({
                value,
                label: `${typeLabels[value] ?? value} (${count})`,
              })),
            ]}
          />
        )}
      </Filter>
      {forums.length > 1 && (
        <Filter label="Forum">
          {(id) => (
            <Select
              id={id}
              className="sm:w-auto sm:max-w-44"
              value={forum}
              onChange={(event) => onChange({ forum: event.target.value || null })}
              options={[
                { value: '', label: 'All forums' },
                ...forums.map((value) => ({ value, label: `r/${value}` })),
              ]}
            />
          )}
        </Filter>
      )}
      <Filter label="Score">
        {(id) => (
          <Select
            id={id}
            className="sm:w-auto"
            value={String(min)}
            onChange={(event) => onChange({ min: Number(event.target.value) || null })}
            options={floors.map((floor) => ({
              value: String(floor),
              label: floor === 0 ? 'Any score' : `${floor} or more`,
            }))}
          />
        )}
      </Filter>
      <Filter label="Sort by">
        {(id) => (
          <Select
            id={id}
            className="sm:w-auto"
            value={sort}
            onChange={(event) =>
              onChange({ sort: scoutSorts.find((one) => one === event.target.value) ?? null })
            }
            options={[
              { value: 'score', label: 'Best first' },
              { value: 'newest', label: 'Newest first' },
              { value: 'comments', label: 'Most comments' },
            ]}
          />
        )}
      </Filter>
    </Filters>
  )
}
