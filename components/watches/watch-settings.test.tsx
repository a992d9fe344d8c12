import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Zone } from '#components/ui/zone.tsx'
import type { Watch } from '#contract/watches.ts'
import { WatchSettings } from './watch-settings.tsx'

test("a watch shows the date and the time of its next run in the reader's zone", () => {
  const watch: Watch = {
    id: '5f0c2a52-7b8e-4a53-9a37-0f5f1c8f6d10',
    kind: 'brand_scan',
    label: 'Fernway',
    input: { brand_name: 'Fernway' },
    status: 'active',
    interval_days: 7,
    monthly_budget: 150,
    spent_this_month: 0,
    credits_per_run: 20,
    forecast_per_month: 100,
    created_at: '2031-11-27T08:30:00.000Z',
    updated_at: '2031-11-27T08:30:00.000Z',
    next_run_at: '2031-12-04T08:30:00.000Z',
  }
  const html = renderToStaticMarkup(
    <Zone value="Asia/Tokyo">
      <WatchSettings watch={watch} onSave={() => Promise.resolve(true)} />
    </Zone>,
  )
  expect(html).toMatch(/4 Dec 2031[^<]*17:30 GMT\+9/)
})
