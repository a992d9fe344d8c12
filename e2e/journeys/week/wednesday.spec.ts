import { expectAccessibleInBothSchemes } from '../expect-accessible.ts'
import { expect, test } from '../journey.ts'

test('on Wednesday a warm-lead report is read, judged by its evidence and exported', async ({
  page,
  signedIn,
  hand,
}) => {
  const { body } = await signedIn.ask('POST', '/service-warm-lead', {
    domain: 'acme.example',
    buyerRoles: ['Head of Content'],
  })
  const { id }: { id: string } = JSON.parse(JSON.stringify(body.run))
  await page.goto('/warm-leads')
  await hand.press(page.getByRole('link', { name: 'acme.example' }))
  await page.waitForURL(`**/warm-leads/${id}`)

  // Why the scores are what they are: what is known with its evidence, what is not as unknown.
  const fit = page.getByRole('region', { name: /^Fit/ })
  await hand.press(fit.getByText('What the score is made of'))
  await expect(fit.getByText('unknown').first()).toBeVisible()
  await hand.press(fit.getByRole('link', { name: /^Evidence \d/ }).first())
  await expect(page).toHaveURL(/#evidence-\d+$/)
  const evidence = page.getByRole('region', { name: 'Evidence' })
  await expect(evidence.getByRole('link', { name: /^acme\.example/ }).first()).toHaveAttribute(
    'href',
    /^http:\/\/acme\.example/,
  )
  await expect(page.getByRole('region', { name: 'Contacts' }).getByText('Ines Prado')).toBeVisible()
  await expectAccessibleInBothSchemes(page)

  await hand.press(page.getByRole('button', { name: 'Export' }))
  const download = page.waitForEvent('download')
  await hand.press(page.getByRole('menuitem', { name: 'CSV', exact: true }))
  const file = await (await download).createReadStream()
  const rows = (await file.toArray()).join('')
  expect(rows).toContain('acme.example')
  expect(rows).toContain('Ines Prado')
})
