import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Select } from '#components/ui/select.tsx'
import type { Site } from '#contract/site.ts'
import { formatTenths } from '#lib/format-number.ts'
import { LayoutChoice } from './layout-choice.tsx'
import { pick, typefaces } from './site-choices.ts'
import type { SiteDraft } from './site-draft.ts'
import { useSiteColors } from './use-site-colors.ts'

export type LookPanelProps = {
  draft: SiteDraft
  change: (part: Partial<SiteDraft>) => void
  errorOf: (path: string) => string | undefined
  /** What became of the colours that are saved. */
  saved: Site['colors']
}

/** Layout, typeface and colours. */
export function LookPanel({ draft, change, errorOf, saved }: LookPanelProps) {
  const colors = useSiteColors(draft.accent, draft.paper, saved)
  return (
    <Panel title="Look">
      <div className="grid gap-4">
        <LayoutChoice
          value={draft.layout}
          accent={colors.find(({ theme }) => theme === 'light')?.used ?? draft.accent}
          onChange={(layout) => change({ layout })}
        />
        <Field label="Typeface" hint="Served by this server. Readers load nothing from third parties.">
          {(control) => (
            <Select
              {...control}
              options={typefaces}
              value={draft.typeface}
              onChange={(event) => change({ typeface: pick(typefaces, event.target.value, draft.typeface) })}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <ColorField
            label="Accent"
            value={draft.accent}
            error={errorOf('accent')}
            onChange={(accent) => change({ accent })}
          />
          <ColorField
            label="Background"
            value={draft.paper}
            error={errorOf('paper')}
            onChange={(paper) => change({ paper })}
          />
        </div>
        <Contrast colors={colors} />
      </div>
    </Panel>
  )
}

/** How readable the accent is by day and by night, and what takes its place where it is not. */
function Contrast({ colors }: { colors: Site['colors'] }) {
  return (
    <ul className="grid gap-1.5 text-xs" aria-live="polite">
      {colors.map(({ theme, used, ratio, adjusted }) => (
        <li key={theme} className="flex items-start gap-2">
          <svg viewBox="0 0 12 12" aria-hidden="true" className="mt-0.5 size-3 shrink-0 rounded-xs">
            <rect width="12" height="12" fill={used} />
          </svg>
          <span className="text-ink-soft">
            {theme === 'light' ? 'Light' : 'Dark'}: links are easy to read ({formatTenths(ratio)} : 1)
            {adjusted ? ` in ${used}. The accent alone isn't.` : '.'}
          </span>
        </li>
      ))}
    </ul>
  )
}

function ColorField(props: {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const { label, value, error, onChange } = props
  return (
    <Field label={label} {...(error !== undefined && { error })}>
      {(control) => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={`${label}, colour picker`}
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
            onChange={(event) => onChange(event.target.value)}
            className="h-8 w-10 shrink-0 cursor-pointer rounded-md border border-rule-strong/70 bg-sheet p-0.5 max-sm:h-10"
          />
          <Input
            {...control}
            value={value}
            maxLength={7}
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            className="font-mono"
          />
        </span>
      )}
    </Field>
  )
}
