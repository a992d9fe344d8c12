import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConsentText, leadColumns } from './leads-table.tsx'

const lead = {
  id: '0199b2a8-0000-7000-8000-000000000001',
  email: 'emma@petalroute.example',
  status: 'confirmed',
  consent_text: 'Send me the checklist.',
  consent_version: '2026-11-2',
  consented_at: '2026-11-26T10:00:00Z',
  downloads: 1,
  language: 'en',
}

test('consent is told by when it was given, and its wording and version behind a press', () => {
  const cell = renderToStaticMarkup(leadColumns.find(({ id }) => id === 'consent')?.cell(lead))
  expect(cell).toMatch(/<time/)
  expect(cell).not.toContain('2026-11-2<')
  expect(cell).not.toContain('Send me the checklist.')
  const opened = renderToStaticMarkup(<ConsentText lead={lead} />)
  expect(opened).toContain('“Send me the checklist.”')
  expect(opened).toContain('Version 2026-11-2')
})
