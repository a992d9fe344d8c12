import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Estimate } from '#contract/credits.ts'
import { estimateQuery } from '#lib/queries/estimate.ts'
import { PricedSubmit } from './priced-submit.tsx'

const input = { topic: 'Grinders' }

function draw(price: object, props: { each?: string; per?: string; allowsInfeasible?: boolean }): string {
  const client = new QueryClient()
  const estimate = Estimate.parse({
    breakdown: {},
    seconds_expected: 2,
    feasible: true,
    affordable: true,
    ...price,
  })
  client.setQueryData(estimateQuery('generateArticle', input).queryKey, estimate)
  return renderToString(
    <QueryClientProvider client={client}>
      <PricedSubmit operation="generateArticle" input={input} {...props}>
        Write
      </PricedSubmit>
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '')
}

test('of what is charged per run the balance of today is told, less one run', () => {
  const price = { credits_required: 15, balance_after: 200 }
  expect(draw(price, { each: 'per article' })).toContain('185 left after the first')
  expect(draw({ ...price, balance_after: 185 }, {})).toContain('185 left')
})

test('what is charged again later is told per run, and the balance of today after the first', () => {
  const drawn = draw({ credits_required: 8, balance_after: 192 }, { per: 'per run' })
  expect(drawn).toMatch(/8\scredits<\/span> per run/)
  expect(drawn).toContain('192 left after the first')
})

test('a session is not started with a balance that covers no run', () => {
  const drawn = draw({ credits_required: 15, balance_after: 4, affordable: false }, { each: 'per article' })
  expect(drawn).toContain('You need 11 more credits')
})

test('what is not feasible is not sent, except where something comes of it all the same', () => {
  const price = { credits_required: 20, balance_after: 180, feasible: false, notes: ['Nothing covers it.'] }
  expect(draw(price, {})).toContain('aria-disabled="true"')
  expect(draw(price, { allowsInfeasible: true })).not.toContain('aria-disabled="true"')
})

test('credits that running jobs reserve are waited for first where they would cover the price', () => {
  const price = { credits_required: 15, balance_after: -14, affordable: false }
  const covered = draw({ ...price, held: 139 }, {})
  expect(covered).toContain('139 credits reserved by running jobs')
  expect(covered).toContain('use comes back when they end. ')
  expect(draw({ ...price, held: 13 }, {})).toContain('You need 14 more credits')
})

test('what is too much to reserve is no price where less is expected', () => {
  const drawn = draw({ credits_required: 15, credits_expected: 7, balance_after: -1, affordable: false }, {})
  expect(drawn).toMatch(/This reserves up to 15\scredits, about 7 expected\. You have 14\scredits/)
  expect(draw({ credits_required: 15, credits_expected: 0, balance_after: -1 }, {})).toMatch(
    /up to 15\scredits, and probably nothing is charged\./,
  )
  expect(draw({ credits_required: 15, balance_after: -1, affordable: false }, {})).toMatch(
    /This costs 15\scredits/,
  )
})

test('the price is said before the button: what is expected of it, then the most, then what stays', () => {
  const drawn = draw({ credits_required: 20, credits_expected: 12, balance_after: 180 }, {})
  const places = ['About 12 credits, up to 20', 'At least 180 left', '<button'].map((words) =>
    drawn.indexOf(words),
  )
  expect(places).not.toContain(-1)
  expect(places.toSorted((one, other) => one - other)).toEqual(places)
})

test('a price is read out without the button of its notes, which names what it opens', () => {
  const drawn = draw({ credits_required: 20, balance_after: 180, notes: ['Two sources are old.'] }, {})
  const live = drawn.slice(drawn.indexOf('aria-live="polite"'), drawn.indexOf('<button'))
  // The region is closed before the first button: it closes one element more than it opens.
  expect(live.split('</span>').length - live.split('<span').length).toBe(1)
  const [, controls] = /aria-controls="([^"]+)"/.exec(drawn) ?? []
  expect(drawn).toContain(`id="${controls}"`)
})
