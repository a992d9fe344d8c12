import { expect, test } from './journey.ts'

/** What each form holds when it is opened, by the names of its controls; of a choice, the chosen value. */
const forms: readonly { path: string; text?: Record<string, string>; chosen?: Record<string, string> }[] = [
  {
    path: '/lead-magnets/new?topic=Winter+tyres',
    text: { topic: 'Winter tyres', language: 'en' },
    chosen: { type: 'checklist' },
  },
  {
    path: '/articles/new?topic=Winter+tyres',
    text: { topic: 'Winter tyres', language: 'en' },
    chosen: { mode: 'standard', size: 'standard', publish: 'draft' },
  },
  {
    path: '/brand-scans/new?name=Fernway&category=tyres',
    text: { brandName: 'Fernway', category: 'tyres' },
  },
  { path: '/scout-runs/new?query=Winter+tyres', text: { query: 'Winter tyres' }, chosen: { limit: '50' } },
  { path: '/warm-leads/new?domain=acme.example', text: { domain: 'acme.example' } },
  {
    path: '/watches/new?kind=scout_run&subject=Winter+tyres',
    text: { subject: 'Winter tyres' },
    chosen: { kind: 'scout_run' },
  },
  { path: '/sessions/new', text: { every: '7', unit: 'days' }, chosen: { size: 'mini' } },
  { path: '/page-tools?url=https%3A%2F%2Facme.example%2F', text: { url: 'https://acme.example/' } },
  { path: '/avatars', chosen: { age_range: '26-35', gender: '', origin: '' } },
  { path: '/credits', text: { lowBalanceCredits: '50' } },
  { path: '/settings', text: { 'publishSchedule.postsPerDay': '1' } },
]

for (const { path, text = {}, chosen = {} } of forms)
  test(`the HTML of ${path} has what its form holds, before any script`, async ({
    page,
    signedIn: _,
    browser,
  }) => {
    const answer = await page.request.get(path)
    const noScripts = await browser.newContext({ javaScriptEnabled: false })
    const drawn = await noScripts.newPage()
    await drawn.setContent(await answer.text(), { waitUntil: 'domcontentloaded' })
    for (const [name, value] of Object.entries(text))
      await expect(drawn.locator(`[name="${name}"]`)).toHaveValue(value)
    for (const [name, value] of Object.entries(chosen))
      expect(
        await drawn
          .locator(`input[name="${name}"]:checked`)
          .evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
      ).toEqual([value])
    if (text.topic ?? text.query ?? text.brandName) await expect(drawn.getByText(/^Enter a/)).toHaveCount(0)
    await noScripts.close()
  })
