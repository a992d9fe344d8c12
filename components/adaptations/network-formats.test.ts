import { expect, test } from 'vitest'
import { AdaptationPlatform } from '#contract/adaptation-platforms.ts'
import { networkFormats } from './network-formats.ts'

test('every platform of the API is a format of exactly one network', () => {
  const listed = networkFormats.flatMap(({ formats }) => formats.map(({ platform }) => platform))
  expect(listed.toSorted()).toEqual(AdaptationPlatform.options.toSorted())
})
