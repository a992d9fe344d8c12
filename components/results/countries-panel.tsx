import { Panel } from '#components/ui/panel.tsx'
import type { Results } from '#contract/results.ts'
import { readersLocale } from '#lib/format-locale.ts'
import { Bar } from './sources-panel.tsx'

/** Countries of readers; nothing where the operator gave no database. */
export function CountriesPanel({ countries }: Pick<Results, 'countries'>) {
  const [first] = countries
  if (!first) return null
  const names = new Intl.DisplayNames(readersLocale(), { type: 'region', fallback: 'code' })
  return (
    <Panel title="Countries">
      <div className="grid gap-3">
        {countries.slice(0, 10).map(({ country, views }) => (
          <Bar key={country} label={names.of(country) ?? country} views={views} share={views / first.views} />
        ))}
      </div>
    </Panel>
  )
}
