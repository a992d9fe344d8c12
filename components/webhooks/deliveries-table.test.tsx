import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Delivery } from '#contract/deliveries.ts'
import { DeliveriesTable, deliveryColumns } from './deliveries-table.tsx'

const delivery: Delivery = {
  id: '5f0c2a52-7b8e-4a53-9a37-0f5f1c8f6d10',
  event_id: '6f0c2a52-7b8e-4a53-9a37-0f5f1c8f6d10',
  event_type: 'session.articles_generated',
  status: 'dead_lettered',
  attempts: 1,
  last_http_status: 404,
  reason: 'endpoint_disabled',
}
const drawn = (id: string) =>
  renderToStaticMarkup(
    deliveryColumns(() => {})
      .find((column) => column.id === id)
      ?.cell(delivery),
  )

test('the reason of a delivery wraps where it has no room, and is not cut', () => {
  expect(drawn('answer')).toContain('Then the endpoint was disabled')
  expect(drawn('answer')).not.toContain('truncate')
})

test('an event that is about nothing by name is titled by its type in words', () => {
  expect(drawn('event')).toContain('Session: articles generated')
})

test('that an endpoint was disabled is said once of what it was never sent', () => {
  const unsent = (id: string): Delivery => {
    const { last_http_status: _, ...rest } = delivery
    return { ...rest, id, attempts: 0 }
  }
  const table = renderToStaticMarkup(
    <DeliveriesTable
      deliveries={[unsent('1'), unsent('2'), unsent('3')]}
      columns={deliveryColumns(() => {}).filter(({ id }) => id === 'answer')}
      activeId={undefined}
      onToggle={() => {}}
      onToggleAll={() => {}}
      onOpen={() => {}}
    />,
  )
  expect(table.match(/title="The endpoint was disabled"/g)).toHaveLength(1)
  expect(table.match(/>The endpoint was disabled</g), 'a screen reader hears it of each').toHaveLength(3)
})

test('what went wrong on the way is said in a few words, with the whole sentence behind them', () => {
  const answer = deliveryColumns(() => {}).find(({ id }) => id === 'answer')
  const { last_http_status: _, reason: __, ...rest } = delivery
  const error = 'No site found at hooks.example. Check the spelling.'
  const html = renderToStaticMarkup(answer?.cell({ ...rest, status: 'failed', last_error: error }))
  expect(html).toContain('>Name not found<')
  expect(html).toContain(`title="${error}"`)
})
