import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'

const drawn = (error?: string) =>
  renderToStaticMarkup(
    <Field label="URL" hint="The page to read." error={error}>
      {(control) => <input {...control} />}
    </Field>,
  )

test('an error stands in the place of the hint, and is what describes the field', () => {
  const html = drawn('Enter the URL of a page.')
  expect(html).not.toContain('The page to read.')
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`<p id="${id}" role="alert" class="text-bad text-xs empty:hidden">Enter the URL`)
})

test('without an error the hint describes the field', () => {
  const html = drawn()
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`id="${id}" class="text-ink-faint text-xs">The page to read.`)
})
