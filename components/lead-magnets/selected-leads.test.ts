import { expect, test } from 'vitest'
import { maxSelected, selectedLeadsHref } from './selected-leads.ts'

const leads = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `lead-${at}` }))

test('a file has every selected sign-up, or there is none', () => {
  const href = selectedLeadsHref('guide', leads(maxSelected)) ?? ''
  expect(new URLSearchParams(href.split('?')[1]).get('ids')?.split(',')).toHaveLength(maxSelected)
  expect(selectedLeadsHref('guide', leads(maxSelected + 1))).toBeUndefined()
})
