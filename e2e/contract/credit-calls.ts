import { expect } from 'vitest'
import * as credits from '#lib/agent-api/credits.ts'
import { anyPage, call, page, under } from './call.ts'
import { generation } from './contract-desk.ts'

export const creditCalls = [
  call('estimate', 'credits_required breakdown balance_after seconds_expected', (desk) =>
    credits.estimate(desk, { operation: 'generateArticle', input: generation(desk.site.url('/grinders')) }),
  ),
  call(
    'listLedger',
    `${under('entries.0', 'id created_at kind credits balance held operation run_id')} spending.0.date spending.0.operation spending.0.credits ${page}`,
    async (desk) => {
      await desk.draft()
      return credits.listLedger(desk, anyPage)
    },
  ),
  call('listLedger', '', async (desk) => {
    const file = await credits.exportLedger(desk, anyPage)
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(await file.text()).toContain('grant')
  }),
]
