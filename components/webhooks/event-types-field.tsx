'use client'
import { CheckField } from '#components/ui/checkbox.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import { type EventKind, groupEventKinds } from './event-kind.ts'

export type EventTypesFieldProps = {
  kinds: readonly EventKind[]
  /** Undefined: all of them, those of later versions included. */
  value: readonly string[] | undefined
  onChange: (value: string[] | undefined) => void
  error?: string
}

/** All events, or those that are ticked, each with what it tells. */
export function EventTypesField({ kinds, value, onChange, error }: EventTypesFieldProps) {
  const toggle = (name: string) =>
    onChange(value?.includes(name) ? value.filter((other) => other !== name) : [...(value ?? []), name])
  return (
    <div className="grid gap-2">
      <p className="font-medium text-ink text-sm">Events</p>
      <Segmented
        legend="Which events"
        value={value === undefined ? 'all' : 'chosen'}
        options={[
          { value: 'all', label: 'All events' },
          { value: 'chosen', label: 'Selected events' },
        ]}
        onChange={({ target }) => onChange(target.value === 'all' ? undefined : [])}
      />
      {value === undefined ? (
        <p className="text-ink-faint text-xs">Includes event types added later.</p>
      ) : (
        <div className="max-h-72 overflow-y-auto rounded-md border border-rule px-3 py-2">
          {groupEventKinds(kinds).map(({ noun, kinds: members }) => (
            <fieldset key={noun} className="grid gap-2 py-1.5">
              <legend className="pb-1.5 font-medium text-2xs text-ink-faint capitalize">{noun}</legend>
              {members.map(({ name, description }) => (
                <CheckField
                  key={name}
                  label={<span className="font-mono text-xs">{name}</span>}
                  hint={description}
                  checked={value.includes(name)}
                  onChange={() => toggle(name)}
                />
              ))}
            </fieldset>
          ))}
        </div>
      )}
      <p role="alert" className="text-bad text-xs empty:hidden">
        {error}
      </p>
    </div>
  )
}
