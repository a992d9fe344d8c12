import type { Page } from '@playwright/test'
import type { Agent } from './agent.ts'
import { expect, test } from './journey.ts'

/** Holds back the answer to the next save of a draft, once the service has it; answers what lets it through. */
async function holdSave(page: Page, article: string) {
  const gate = Promise.withResolvers<void>()
  const saved = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname === `/articles/${article}`,
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      const response = await route.fetch().catch(() => undefined)
      saved.resolve()
      await gate.promise
      await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined)
    },
  )
  return { saved: saved.promise, letThrough: () => gate.resolve() }
}

async function typeSlash(page: Page, article: string): Promise<void> {
  await page.goto(`/articles/${article}?view=edit`)
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.waitFor()
  await text.press('ControlOrMeta+End')
  await page.keyboard.insertText(' /')
  await expect(page.getByText('Saving…')).toBeVisible()
}

/** The text as the service has it, once the page is opened again and has saved what it kept. */
async function expectText(page: Page, article: string, ask: () => Promise<string>, expected: string) {
  await page.goto(`/articles/${article}?view=edit`)
  await page.getByRole('textbox', { name: 'Text' }).waitFor()
  await expect.poll(ask, { timeout: 20_000 }).toBe(expected)
  // Nobody else has changed it, so nobody is asked whose text counts.
  await expect(page.getByText('This article changed elsewhere while you were editing')).toHaveCount(0)
}

const ways: readonly { name: string; leave: (page: Page) => Promise<Page> }[] = [
  {
    name: 'by a link',
    leave: async (page) => {
      await page.getByRole('link', { name: 'Knowledge' }).first().click()
      await page.waitForURL(/\/knowledge/)
      return page
    },
  },
  {
    name: 'by the address bar',
    leave: async (page) => {
      page.on('dialog', (dialog) => void dialog.accept())
      await page.goto('/knowledge')
      return page
    },
  },
  {
    name: 'by closing the tab',
    leave: async (page) => {
      const context = page.context()
      page.on('dialog', (dialog) => void dialog.accept())
      await page.close({ runBeforeUnload: true })
      await expect.poll(() => page.isClosed()).toBe(true)
      return context.newPage()
    },
  },
]

/** A new article whose draft is being saved with a slash at its end. */
async function saveSlash(page: Page, signedIn: Agent) {
  const article = await signedIn.write()
  const ask = async () =>
    String((await signedIn.ask('GET', `/articles/${article}/draft`)).body.markdown).trim()
  const before = await ask()
  const { saved, letThrough } = await holdSave(page, article)
  await typeSlash(page, article)
  await saved
  return { article, ask, before, letThrough }
}

for (const { name, leave } of ways) {
  test(`what was typed while a draft was being saved is there after it was left ${name}`, async ({
    page,
    signedIn,
  }) => {
    const { article, ask, before, letThrough } = await saveSlash(page, signedIn)
    await page.keyboard.insertText('more')
    const next = await leave(page)
    letThrough()
    await expectText(next, article, ask, `${before} /more`)
  })

  test(`what was typed and taken back while a draft was being saved is not there after it was left ${name}`, async ({
    page,
    signedIn,
  }) => {
    const { article, ask, before, letThrough } = await saveSlash(page, signedIn)
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    const next = await leave(page)
    letThrough()
    await expectText(next, article, ask, before)
  })
}
