import { expect, test } from './journey.ts'

const lists = [
  '/',
  '/articles',
  '/sessions',
  '/lead-magnets',
  '/warm-leads',
  '/scout-runs',
  '/brand-scans',
  '/watches',
  '/knowledge',
  '/avatars',
  '/webhooks',
  '/webhooks/deliveries',
  '/results',
  '/credits',
]

/** The library of schemas is a sixth of a list's scripts; its name stands in it however it is compressed. */
const schemaLibrary = 'ZodError'

test('no list loads the schemas of the contract before somebody opens a form', async ({
  page,
  stage,
  signedIn,
}) => {
  const scriptsOf = async (path: string) => {
    const html = await (await page.request.get(path)).text()
    return [...html.matchAll(/\/_next\/static\/chunks\/[\w.-]+\.js/g)].map(([address]) => address)
  }
  const texts = new Map<string, string>()
  const load = async (address: string) => {
    const text = texts.get(address) ?? (await (await fetch(`${stage.dashboardUrl}${address}`)).text())
    texts.set(address, text)
    return text
  }
  const withSchemas = async (path: string) => {
    const scripts = await Promise.all((await scriptsOf(path)).map(load))
    expect(scripts.length, path).toBeGreaterThan(5)
    return scripts.some((script) => script.includes(schemaLibrary))
  }
  await page.goto('/articles')
  await expect(page.getByRole('button', { name: `Account ${signedIn.email}` })).toBeVisible()
  expect(await withSchemas('/articles/new'), 'the form of a new article').toBe(true)
  for (const path of lists) expect(await withSchemas(path), path).toBe(false)
})
