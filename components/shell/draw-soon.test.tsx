import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawSoon, patienceFor, titleSoon } from './draw-soon.tsx'

const skeleton = <p>Rows to come</p>

test('a quick part is drawn without a boundary', async () => {
  const drawn = await drawSoon(Promise.resolve(<p>Rows</p>), skeleton, 60_000)
  expect(renderToString(drawn)).toBe('<p>Rows</p>')
})

test('a slow part stands behind a boundary with its skeleton, which is said to load', async () => {
  const drawn = await drawSoon(new Promise<never>(() => {}), skeleton, 0)
  expect(renderToStaticMarkup(drawn)).toContain(
    '<p role="status" class="sr-only">Loading</p><p>Rows to come</p>',
  )
})

test('a page that another one asks for is waited for longer than a new document, which shows nothing meanwhile', () => {
  const document = patienceFor(new Headers({ accept: 'text/html,*/*' }))
  const inPage = patienceFor(new Headers({ accept: '*/*' }))
  expect(document).toBeLessThan(inPage)
})

test('a part that leads elsewhere does so before anything is drawn', async () => {
  await expect(drawSoon(Promise.reject(new Error('elsewhere')), skeleton, 60_000)).rejects.toThrow(
    'elsewhere',
  )
})

test("a record's page is titled with its name, and by its own where the answer is slow or a problem", async () => {
  const nameOf = ({ name }: { name: string }) => name
  const found = Promise.resolve({ ok: true as const, data: { name: 'Quieter offices' } })
  const missing = Promise.resolve({
    ok: false as const,
    problem: { kind: 'not_found' as const, message: '' },
  })
  const never = new Promise<Awaited<typeof found>>(() => {})
  expect(await titleSoon(found, nameOf, 'Article', 60_000)).toEqual({ title: 'Quieter offices' })
  expect(await titleSoon(missing, nameOf, 'Article', 60_000)).toEqual({ title: 'Article' })
  expect(await titleSoon(never, nameOf, 'Article', 0)).toEqual({ title: 'Article' })
})
