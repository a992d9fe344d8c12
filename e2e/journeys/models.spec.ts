import { expect, screens, test } from './journey.ts'

const key = 'sk-journey-0123456789'

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use(screen)

    test('a model is connected, tested and disconnected, and its key is never shown', async ({
      page,
      stage,
      signedIn,
    }) => {
      await page.goto('/settings/models')
      const writing = page.getByRole('region', { name: 'Writing' })
      await expect(writing).toContainText('Without a model you get evidence digests')
      await writing.getByRole('button', { name: 'Another server' }).click()
      await expect(writing.getByLabel('Provider')).toHaveValue('other')
      await writing.getByLabel('URL').fill(stage.modelUrl)
      await writing.getByLabel('API key').fill(key)
      await writing.getByRole('button', { name: 'Load models' }).click()
      await expect(writing.getByText('1 model available.')).toBeVisible()
      await expect(writing.getByLabel('Model')).toHaveValue('scribe-1')
      await writing.getByRole('button', { name: 'Save and test' }).click()
      await expect(writing).toContainText(`scribe-1 at ${new URL(stage.modelUrl).host} writes articles.`)
      await expect(writing).toContainText('64,000 tokens')
      await expect(writing).toContainText('enforced by the server')
      await expect(writing).toContainText('Clear words sell.')

      // The first steps ask for it on the first day, and say who writes from then on.
      await page.goto('/')
      await expect(page.getByText('Articles are written by scribe-1.')).toBeVisible()
      await page.goto('/settings/models')

      const answered = await signedIn.ask('GET', '/models')
      expect(JSON.stringify(answered.body)).not.toContain(key)
      await page.reload()
      await expect(writing).toContainText('Saved, not shown')
      expect(await page.content()).not.toContain(key)
      await writing.getByRole('button', { name: 'Change writing' }).click()
      await expect(writing.getByLabel('API key')).toHaveValue('')
      await writing.getByRole('button', { name: 'Save and test' }).click()
      await expect(writing.getByText('Works', { exact: true })).toBeVisible()

      await writing.getByRole('button', { name: 'Disconnect writing' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
      await expect(writing).toContainText('Without a model')
      await page.goto('/')
      const steps = page.getByRole('region', { name: 'First steps' })
      await steps.getByRole('listitem').filter({ hasText: 'Connect a model' }).getByRole('link').click()
      await page.waitForURL('**/settings/models')
    })
  })
}

test('what cannot be connected is said at its field', async ({ page, signedIn }) => {
  expect(signedIn.key).toBeTruthy()
  await page.goto('/settings/models')
  const search = page.getByRole('region', { name: 'Web search' })
  await search.getByRole('button', { name: 'Connect web search' }).click()
  await search.getByLabel('Provider').selectOption('SearXNG')
  await search.getByLabel('URL').fill('http://127.0.0.1:8080')
  await search.getByRole('button', { name: 'Save and test' }).click()
  await expect(search.getByText("isn't on the public internet")).toBeVisible()
  await search.getByLabel('Provider').selectOption('Tavily')
  await expect(search.getByLabel('URL')).toHaveValue('https://api.tavily.com/search')
  await search.getByRole('button', { name: 'Save and test' }).click()
  await expect(search.getByText('Enter the API key.')).toBeVisible()
})

test('a download goes on over a reload and says why it failed', async ({ page, signedIn }) => {
  expect(signedIn.key).toBeTruthy()
  await page.goto('/settings/models')
  const ollama = page.getByRole('region', { name: 'Local Ollama' })
  await expect(ollama).toContainText('Found')
  await ollama.getByRole('button', { name: 'Pull gemma3:4b' }).click()
  const bar = ollama.getByRole('progressbar', { name: 'Download of gemma3:4b' })
  await expect(bar).toBeVisible()
  await page.reload()
  await expect(bar).toBeVisible()
  await expect(ollama.getByText('no space left on device')).toBeVisible()
})
