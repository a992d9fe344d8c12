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

/** Those that keep no choice in their address by themselves. */
const plainLists = ['/', '/articles', '/sessions', '/lead-magnets', '/warm-leads', '/scout-runs', '/credits']

/** The library of schemas is a sixth of a list's scripts; its name stands in it however it is compressed. */
const schemaLibrary = 'ZodError'
/** So does the one for what is kept in an address. */
const addressLibrary = 'nuqs'

test('no list loads the schemas of the contract before somebody opens a form, nor what keeps choices in an address that has none', async ({
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
  const loads = async (path: string, library: string) => {
    const scripts = await Promise.all((await scriptsOf(path)).map(load))
    expect(scripts.length, path).toBeGreaterThan(5)
    return scripts.some((script) => script.includes(library))
  }
  await page.goto('/articles')
  await expect(page.getByRole('button', { name: `Account ${signedIn.email}` })).toBeVisible()
  expect(await loads('/articles/new', schemaLibrary), 'the form of a new article').toBe(true)
  expect(await loads('/schedule', addressLibrary), 'the schedule').toBe(true)
  for (const path of lists) expect(await loads(path, schemaLibrary), path).toBe(false)
  for (const path of plainLists) expect(await loads(path, addressLibrary), path).toBe(false)
})
