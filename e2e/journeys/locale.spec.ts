import { expect, openSession, test } from './journey.ts'

const readers = [
  {
    locale: 'en-US',
    words: 'Up to 5,000 words',
    morning: '9:00\\s?AM',
    weekday: 'Mon',
    date: /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d/,
  },
  { locale: 'de-DE', words: 'Up to 5.000 words', morning: '9:00', weekday: 'Mo', date: /^\S+\. \d{1,2}\. / },
] as const

for (const { locale, words, morning, weekday, date } of readers) {
  test.describe(() => {
    test.use({ locale })

    // The page fixture fails on what React finds other than the server drew it.
    test(`numbers, dates and times are written as in ${locale}, by the server already`, async ({
      page,
      context,
      workingDesk,
    }) => {
      await openSession(context, workingDesk.agent.key)
      const sent = async (path: string) =>
        (
          await (await context.request.get(path, { headers: { 'Accept-Language': locale } })).text()
        ).replaceAll(/<script.*?<\/script>|<!-- -->/gs, '')
      expect(await sent('/articles/new')).toContain(words)
      await page.goto('/articles/new')
      await expect(page.getByText(words)).toBeVisible()

      expect(await sent('/schedule')).toContain(`>${weekday}<`)
      await page.goto('/schedule?view=list')
      await expect(
        page
          .getByRole('heading', { level: 3 })
          .or(page.getByRole('heading', { level: 2 }))
          .filter({ hasText: date })
          .first(),
      ).toBeVisible()
      await expect(
        page.getByRole('button', { name: new RegExp(`^Add article at ${morning} on`) }).first(),
      ).toBeVisible()
    })
  })
}
