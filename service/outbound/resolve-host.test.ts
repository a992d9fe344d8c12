import { expect, test } from 'vitest'
import { createHostResolver } from './resolve-host.ts'

test('a burst of requests to one host is one look-up, and so is a burst to a host that is not found', async () => {
  let asked = 0
  const resolveHost = createHostResolver(async (host) => {
    asked += 1
    if (host === 'gone.example') throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
    return [{ address: '93.184.215.14', family: 4 }]
  })
  const all = await Promise.all(Array.from({ length: 20 }, () => resolveHost('here.example')))
  expect([asked, new Set(all.flat())]).toEqual([1, new Set(['93.184.215.14'])])
  const none = await Promise.allSettled(Array.from({ length: 20 }, () => resolveHost('gone.example')))
  await expect(resolveHost('gone.example')).rejects.toMatchObject({ failure: 'name_not_found' })
  expect([asked, none.every(({ status }) => status === 'rejected')]).toEqual([2, true])
})
