import { expect, openSession, test } from './journey.ts'

/** Room for a short name in one line, in pixels. */
const nameWidth = 150

const lists = ['/articles', '/lead-magnets', '/warm-leads', '/warm-leads/suppressions', '/scout-runs']

test('names keep their room in a narrow window where the navigation stands beside the list', async ({
  page,
  context,
  stage,
  workingDesk,
  agent,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const named = page.getByRole('columnheader').filter({ hasText: /\S/ }).first()
  await openSession(context, workingDesk.agent.key)
  for (const path of lists) {
    await page.goto(path)
    await expect(named).toBeVisible()
    expect((await named.boundingBox())?.width, path).toBeGreaterThan(nameWidth)
  }

  await agent.ask('POST', '/watches', {
    kind: 'schema_check',
    input: { url: `${stage.sourceUrl}/watched-page` },
  })
  // One or two sessions are cards.
  for (const topic of ['Grinders', 'Water', 'Milk']) {
    const { body } = await agent.ask('POST', '/session', { categories: [topic] })
    await agent.ask('PATCH', `/session/${body.session_id}`, { action: 'stop' })
  }
  await openSession(context, agent.key)
  for (const path of ['/watches', '/sessions']) {
    await page.goto(path)
    await expect(named).toBeVisible()
    expect((await named.boundingBox())?.width, path).toBeGreaterThan(nameWidth)
  }
})

test('a form beside its price puts the lengths of an article below one another where they have no room', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/articles/new')
  const [mini, pillar] = [page.getByText('Mini', { exact: true }), page.getByText('Pillar', { exact: true })]
  const isInRow = async () => (await mini.boundingBox())?.y === (await pillar.boundingBox())?.y
  await expect(pillar).toBeVisible()
  expect(await isInRow()).toBe(true)
  await page.setViewportSize({ width: 1024, height: 768 })
  expect(await isInRow()).toBe(false)
})
