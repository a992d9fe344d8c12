import { Agent, request } from 'undici'
import { z } from 'zod'
import { eventually } from '#test-support/eventually.ts'
import type { Stage } from '../stage/stage.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey.ts'

const Posts = z.array(z.looseObject({ id: z.int(), author: z.int(), title: z.object({ raw: z.string() }) }))

/** What somebody does, or sees, in WordPress itself. */
async function inWordPress({ wordpress }: Stage, path: string, change?: object) {
  const answer = await fetch(`${wordpress.apiUrl}${path}`, {
    method: change ? 'POST' : 'GET',
    headers: {
      authorization: `Basic ${Buffer.from(`admin:${wordpress.appPassword}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    ...(change && { body: JSON.stringify(change) }),
  })
  expect(answer.ok).toBe(true)
  return answer.json()
}

/** Readers of a page whose site carries the tag. */
async function readPage({ serviceUrl }: Stage, page: string, key: string, views: number): Promise<void> {
  const dispatcher = new Agent({ connections: 16 })
  const body = JSON.stringify({ e: 'view', k: key, u: page, r: 'https://chatgpt.com/' })
  const one = async () => {
    const headers = {
      'content-type': 'text/plain',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
      origin: new URL(page).origin,
    }
    const answer = await request(`${serviceUrl}/api/views`, { method: 'POST', dispatcher, headers, body })
    await answer.body.dump()
  }
  for (let sent = 0; sent < views; sent += 100) await Promise.all(Array.from({ length: 100 }, one))
  await dispatcher.close()
}

test('a branded site, an article at WordPress and one at Ghost, an edit there that is seen here, and their readers', async ({
  page,
  stage,
  signedIn,
}) => {
  const { wordpress, ghost } = stage
  await page.goto('/settings/site')
  await page.getByRole('tab', { name: 'Name' }).click()
  await page.getByLabel('Name (optional)').fill('Acme Coffee')
  await page.getByRole('tab', { name: 'Authors' }).click()
  await page.getByRole('button', { name: 'Add author' }).click()
  await page.getByLabel('Name of author 1').fill('Ann Author')
  await page.getByRole('button', { name: 'Save site' }).click()
  await expect(page.getByText('Site saved.').first()).toBeVisible()

  await page.goto('/settings/destinations')
  // The published site is a destination as well, and the default until another one is.
  const card = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text })
  await expect(card('Masthead site')).toContainText('Acme Coffee')
  await expect(card('Masthead site')).toContainText('Default')
  const connect = page.getByRole('dialog', { name: /^Connect / })
  await page.getByRole('button', { name: 'Connect WordPress' }).click()
  await connect.getByLabel('Site URL').fill(wordpress.url)
  await connect.getByLabel('Username').fill('admin')
  await connect.getByLabel('Application password').fill('wrong')
  await connect.getByRole('button', { name: 'Test and connect' }).click()
  await expect(connect.getByText('does not accept this user name and application password')).toBeVisible()
  await expectAccessible(page)
  await connect.getByLabel('Application password').fill(wordpress.appPassword)
  await connect.getByRole('button', { name: 'Test and connect' }).click()
  await expect(connect).toBeHidden()
  await expect(card(/blog\.example/)).toContainText('Connected')
  await page.getByRole('button', { name: 'Connect Ghost' }).click()
  await connect.getByLabel('API URL').fill(ghost.url)
  await connect.getByLabel('Admin API key').fill(ghost.adminKey)
  await connect.getByRole('button', { name: 'Test and connect' }).click()
  await expect(connect).toBeHidden()
  await expect(card(/news\.example/)).toContainText('Connected')

  const [first, second] = [await signedIn.write(), await signedIn.write()]
  const live = page.getByRole('link', { name: 'View live' })
  for (const [id, host] of [
    [second, 'news.example'],
    [first, 'blog.example'],
  ]) {
    await page.goto(`/articles/${id}`)
    await page.getByRole('button', { name: 'Publish digest' }).click()
    await page.getByRole('radio', { name: host }).check()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(live).toHaveAttribute('href', new RegExp(`^http://${host}/`))
  }
  const address = (await live.getAttribute('href')) ?? ''
  const [post] = Posts.parse(await inWordPress(stage, '/posts'))
  expect(post?.author).toBe(2)

  await inWordPress(stage, `/posts/${post?.id}`, { title: 'Their title' })
  const { body: draft } = await signedIn.ask('GET', `/articles/${first}/draft`)
  const { version, slug, description, markdown } = draft
  const ours = { version, slug, description, markdown, title: 'Our title' }
  expect((await signedIn.ask('PUT', `/articles/${first}/draft`, ours)).status).toBe(200)
  await eventually(async () => {
    const { body } = await signedIn.ask('GET', `/articles/${first}/placements`)
    return JSON.stringify(body).includes('"edited_there":true') || undefined
  })
  await page.reload()
  await page.getByRole('tab', { name: 'Published' }).click()
  const published = page.getByRole('region', { name: 'Where it is published' })
  await expect(published.getByText('Edited there')).toBeVisible()
  await expectAccessible(page)
  await published.getByRole('button', { name: 'Replace with this version' }).click()
  await page.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect
    .poll(async () => Posts.parse(await inWordPress(stage, '/posts')).map(({ title }) => title.raw))
    .toEqual(['Our title'])

  const { body: site } = await signedIn.ask('POST', '/results/sites', { host: 'blog.example' })
  const [, key = ''] = /data-site="([^"]+)"/.exec(String(site.tag)) ?? []
  await readPage(stage, address, key, 10_000)
  await eventually(async () => {
    const { body } = await signedIn.ask('GET', '/results')
    return JSON.stringify(body).includes('"views":10000') || undefined
  })
  await page.goto('/results')
  const row = page.getByRole('row', { name: /Our title/ })
  await expect(row.getByRole('link', { name: 'Our title' })).toHaveAttribute('href', `/articles/${first}`)
  await expect(row).toContainText('10,000')
  await expect(page.getByText('ChatGPT').first()).toBeVisible()

  await page.goto('/settings/results')
  await page.getByText('Privacy, and how long statistics are kept').click()
  const kept = page.getByLabel('Keep statistics for')
  const before = await kept.inputValue()
  const question = page.getByRole('dialog', { name: 'Keep statistics for 90 days only?' })
  await kept.selectOption('90 days')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(kept).toHaveValue(before)
  await kept.selectOption('90 days')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete older days' }).click()
  await expect(page.getByText('Settings saved').first()).toBeVisible()
  await expect(kept).toHaveValue('90')
})
