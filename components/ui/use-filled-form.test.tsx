import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { UseFormReturn } from 'react-hook-form'
import { expect, test } from 'vitest'
import { CheckField } from './checkbox.tsx'
import { ChoiceTiles } from './choice-tiles.tsx'
import { Input } from './input.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Segmented } from './segmented.tsx'
import { Select } from './select.tsx'
import { Textarea } from './textarea.tsx'
import { useFilledForm } from './use-filled-form.ts'

type Values = { text: string; long: string; days: number; choice: string; ticked: boolean; unticked: boolean }

const values: Values = {
  text: 'Winter tyres',
  long: 'One\nTwo',
  days: 90,
  choice: 'b',
  ticked: true,
  unticked: false,
}
const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]

function FormOf({ children }: { children: (form: UseFormReturn<Values>) => ReactNode }) {
  const form = useFilledForm<Values>({ defaultValues: values })
  return <form>{children(form)}</form>
}

/** What the server sends of a form, before any script. */
const markup = (children: (form: UseFormReturn<Values>) => ReactNode) =>
  renderToStaticMarkup(<FormOf>{children}</FormOf>)

test('the markup of a form has what its text fields hold', () => {
  expect(markup(({ register }) => <Input {...register('text')} />)).toContain('value="Winter tyres"')
  expect(markup(({ register }) => <Textarea {...register('long')} />)).toContain('>One\nTwo</textarea>')
  expect(markup(({ register }) => <Input {...register('days', { valueAsNumber: true })} />)).toContain(
    'value="90"',
  )
})

test.each([
  ['radio buttons', RadioGroup],
  ['tiles', ChoiceTiles],
  ['segments', Segmented],
])('the markup of %s has the choice, and no other', (_, Group) => {
  const html = markup(({ register }) => <Group legend="Choice" options={options} {...register('choice')} />)
  expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([expect.stringContaining('value="b"')])
})

test('the markup of a select has the choice', () => {
  const html = markup(({ register }) => <Select options={options} {...register('choice')} />)
  expect(html).toContain('<option value="b" selected="">')
})

test('the markup of a tick box is ticked where the form holds that it is', () => {
  expect(markup(({ register }) => <CheckField label="Yes" {...register('ticked')} />)).toContain('checked=""')
  expect(markup(({ register }) => <CheckField label="No" {...register('unticked')} />)).not.toContain(
    'checked=""',
  )
})

test('a field that has no value is drawn without one', () => {
  const Empty = () => {
    const form = useFilledForm<Partial<Values>>({ defaultValues: { days: Number.NaN } })
    return (
      <>
        <Input {...form.register('text')} />
        <Input {...form.register('days')} />
      </>
    )
  }
  expect(renderToStaticMarkup(<Empty />)).not.toContain('value=')
})
