import { expect, test } from 'vitest'
import { AdaptationPlatform } from '#contract/adaptation-platforms.ts'
import { formatOrder } from './format-order.ts'

test('every platform of the API can be chosen, once', () => {
  expect(formatOrder.toSorted()).toEqual(AdaptationPlatform.options.toSorted())
})
