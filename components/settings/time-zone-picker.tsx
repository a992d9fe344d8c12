'use client'
import { Command } from 'cmdk'
import { Check, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { FieldControl } from '#components/ui/field.tsx'
import { controlStyles } from '#components/ui/input.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { Popover } from '#components/ui/popover.tsx'
import { classNames } from '#lib/class-names.ts'

export type TimeZonePickerProps = {
  control: FieldControl
  value: string
  onChange: (timeZone: string) => void
}

/** All time zones there are, to be searched by city. */
export function TimeZonePicker({ control, value, onChange }: TimeZonePickerProps) {
  const [open, setOpen] = useState(false)
  return (
    <Popover
      label="Time zones"
      align="start"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <NativeButton
          {...control}
          type="button"
          className={classNames(
            controlStyles,
            'flex h-8 items-center justify-between gap-2 text-left max-sm:h-10',
          )}
        >
          <span className="truncate">{value}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
        </NativeButton>
      }
    >
      <ZoneSearch
        value={value}
        onChoose={(timeZone) => {
          onChange(timeZone)
          setOpen(false)
        }}
      />
    </Popover>
  )
}

/** Drawn only while it is open, for it is long. */
function ZoneSearch({ value, onChoose }: { value: string; onChoose: (timeZone: string) => void }) {
  return (
    <Command label="Search time zones" loop filter={matches}>
      <Command.Input placeholder="City or region" className={classNames(controlStyles, 'h-8 max-sm:h-10')} />
      <Command.List className="mt-2 max-h-64 overflow-y-auto">
        <Command.Empty className="px-2 py-4 text-center text-ink-faint text-sm">
          No time zones match.
        </Command.Empty>
        {timeZones().map(({ name, offset }) => (
          <Command.Item
            key={name}
            value={name}
            keywords={[name.replaceAll(/[/_]/g, ' '), offset]}
            onSelect={() => onChoose(name)}
            className="flex h-8 cursor-pointer items-center gap-2 rounded-sm px-2 text-ink text-sm data-[selected=true]:bg-hover"
          >
            <Check
              aria-hidden
              className={classNames('size-4 shrink-0 text-accent', name !== value && 'invisible')}
            />
            <span className="min-w-0 flex-1 truncate">{name.replaceAll('_', ' ')}</span>
            <span className="text-ink-faint text-xs">{offset}</span>
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  )
}

/** By what stands in the name: guesses at scattered letters would bring up half the world. */
function matches(name: string, typed: string, keywords: readonly string[] = []): number {
  const words = [name, ...keywords].join(' ').toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
    ? 1
    : 0
}

type Zone = { name: string; offset: string }
let zones: readonly Zone[] | undefined

/** Made when it is first opened: some four hundred formats take a moment. */
function timeZones(): readonly Zone[] {
  const now = new Date()
  zones ??= ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')].map((name) => ({
    name,
    offset: offsetOf(name, now),
  }))
  return zones
}

function offsetOf(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
