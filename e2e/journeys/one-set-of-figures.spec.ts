import pg from 'pg'
import { startEmbeddedPostgres } from '#service/db/embedded-postgres.ts'
import { eventually } from '#test-support/eventually.ts'
import { expect, test } from './journey.ts'

/** Whole days before today, and what an article had on each. What is of today or older than thirty days is in no figure. */
const counted = [
  { daysAgo: 31, views: 500, reads: 90 },
  { daysAgo: 30, views: 20, reads: 3 },
  { daysAgo: 1, views: 44, reads: 4 },
  { daysAgo: 0, views: 12, reads: 0 },
]

test('Overview, Results, the list of articles and the article itself tell the same figures of the same days', async ({
  page,
  signedIn,
  stage,
}) => {
  const id = await signedIn.write({ auto_publish: true })
  await eventually(
    async () => (await signedIn.ask('GET', `/articles/${id}`)).body.status === 'published' || undefined,
  )
  const { body: settings } = await signedIn.ask('GET', '/settings')
  const zone = String(settings.targetTimezone ?? 'UTC')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date())
  const postgres = await startEmbeddedPostgres({ dataDir: stage.dataDir, log: () => undefined })
  const client = new pg.Client(postgres.connection)
  await client.connect()
  for (const { daysAgo, views, reads } of counted) {
    await client.query(
      `insert into page_days (tenant_id, day, page, views, visitors, reads)
       select tenant_id, $2::date - $3::int, each, $4::int, $4::int, $5::int
       from articles, unnest(array['article:' || id, '']) as each where id = $1`,
      [id, today, daysAgo, views, reads],
    )
  }
  await client.query("update articles set published_at = now() - interval '40 days' where id = $1", [id])
  await client.end()
  await postgres.stop()

  await page.goto('/')
  const overview = page.getByRole('region', { name: 'Last 30 days' })
  await expect(overview).toContainText('Views64')
  await expect(overview).toContainText('Read to the end11%')

  await page.goto('/results')
  await expect(page.getByRole('definition').filter({ hasText: /^64$/ }).first()).toBeVisible()
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="/articles/${id}"]`) })
  await expect(row).toContainText('64')
  await expect(row).toContainText('11%')

  await page.goto('/articles')
  await expect(page.getByRole('columnheader', { name: 'Views, 30 days' })).toBeVisible()
  await expect(row.getByRole('cell', { name: '64', exact: true })).toBeVisible()

  await page.goto(`/articles/${id}`)
  const live = page.getByRole('region', { name: 'Live article' })
  await expect(live).toContainText('Last 30 days')
  await expect(live).toContainText('64')
  await expect(live).toContainText('11%')
  await expect(live).toContainText('12')
})
