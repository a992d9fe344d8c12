import { expect, test } from 'vitest'
import { checkWatchForm, watchedKinds, watchFormErrors, watchPrefill } from './watch-form-values.ts'

const form = { kind: 'brand_scan', subject: 'Kinu', intervalDays: '14', budget: null }

test('every kind that can be watched is sent with its subject under the name that its run has for it', async () => {
  const sent = await Promise.all(
    watchedKinds.map(({ value }) =>
      checkWatchForm({ ...form, kind: value, subject: ' acme.example ' }, '40').then(
        (checked) => checked.ok && checked.input,
      ),
    ),
  )
  const schedule = { interval_days: 14, monthly_budget: 40 }
  expect(sent).toMatchObject([
    { kind: 'brand_scan', input: { brandName: 'acme.example' }, ...schedule },
    { kind: 'scout_run', input: { query: 'acme.example' }, ...schedule },
    { kind: 'warm_lead', input: { domain: 'acme.example' }, ...schedule },
    { kind: 'schema_check', input: { url: 'https://acme.example' }, ...schedule },
    { kind: 'preview_check', input: { url: 'https://acme.example' }, ...schedule },
  ])
})

test('a watch of nothing asks for what its kind looks at', async () => {
  const errorOf = async (kind: string) => {
    const checked = await checkWatchForm({ ...form, kind, subject: ' ' }, '40')
    return checked.ok ? undefined : checked.errors.subject
  }
  expect(await errorOf('scout_run')).toBe('Enter a topic.')
  expect(await errorOf('schema_check')).toBe('Enter a page URL.')
})

test('what is no URL of a page is asked for as one', async () => {
  const checked = await checkWatchForm({ ...form, kind: 'schema_check', subject: 'not a url' }, '40')
  expect(checked).toMatchObject({
    errors: { subject: "Enter the page's URL, beginning with https://." },
  })
})

test('a refused member of the body is reported at its field', () => {
  expect(watchFormErrors({ 'input.domain': 'No.', monthly_budget: 'Too little.', kind: 'What?' })).toEqual({
    subject: 'No.',
    budget: 'Too little.',
  })
})

test('an address fills the form in, and one that names an unknown kind gives the first', () => {
  expect(watchPrefill({ kind: 'warm_lead', subject: 'acme.example' })).toMatchObject({
    values: { kind: 'warm_lead', subject: 'acme.example' },
    given: true,
  })
  expect(watchPrefill({ kind: 'weather' }).values.kind).toBe('brand_scan')
  expect(watchPrefill({}).given).toBe(false)
})
