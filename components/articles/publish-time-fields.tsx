import { DateTimeInput } from '#components/ui/date-time-input.tsx'
import { Field } from '#components/ui/field.tsx'
import { useNow } from '#components/ui/now.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { formatInstant, formatRelative } from '#lib/format-time.ts'
import type { PublishTime, PublishTimeChoice } from './use-publish-time.ts'

export type PublishTimeFieldsProps = {
  time: PublishTime
  /** IANA name of the tenant's zone. */
  timeZone: string
  error: string | undefined
}

type Option = { value: PublishTimeChoice; label: string; hint: string }

export function PublishTimeFields({ time, timeZone, error }: PublishTimeFieldsProps) {
  const { when, instant, freeSlot, isLookingForSlot } = time
  const now = useNow()
  const options: Option[] = [{ value: 'now', label: 'Now', hint: 'Goes live within seconds.' }]
  // Where no slot can be named there is none to choose: the other two remain.
  if (isLookingForSlot || freeSlot) {
    const hint = freeSlot ? formatInstant(freeSlot, timeZone) : 'Looking for a slot…'
    options.push({ value: 'slot', label: 'Next free slot', hint })
  }
  options.push({ value: 'at', label: 'Pick a time', hint: `Time zone: ${timeZone}` })

  return (
    <>
      <RadioGroup
        legend="When"
        value={when}
        onChange={(event) => {
          const chosen = options.find(({ value }) => value === event.target.value)
          if (chosen) time.choose(chosen.value)
        }}
        options={options}
      />
      {when === 'at' && (
        <Field
          label={`Date and time (${timeZone})`}
          error={error}
          hint={
            instant &&
            !error &&
            now !== undefined &&
            `${formatInstant(instant, timeZone)}, ${formatRelative(instant, new Date(now), { planned: true, timeZone })}`
          }
        >
          {(control) => (
            <DateTimeInput
              {...control}
              label={`Date and time (${timeZone})`}
              value={time.local}
              onChange={time.setLocal}
            />
          )}
        </Field>
      )}
    </>
  )
}
