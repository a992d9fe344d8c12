import { expect } from 'vitest'
import { estimate, listLedger } from '#contract/credits.ts'
import { call, sendOperation } from '#lib/agent-api/client.ts'
import { answers, anyPage, page, under } from './call.ts'
import { generation } from './contract-desk.ts'

export const creditCalls = [
  answers('estimate', 'credits_required breakdown balance_after seconds_expected', (desk) =>
    call(
      estimate,
      { body: { operation: 'generateArticle', input: generation(desk.site.url('/grinders')) } },
      desk,
    ),
  ),
  answers(
    'listLedger',
    `${under('entries.0', 'id created_at kind credits balance held operation run_id')} spending.0.date spending.0.operation spending.0.credits ${page}`,
    async (desk) => {
      await desk.draft()
      return call(listLedger, { query: anyPage }, desk)
    },
  ),
  answers('listLedger', '', async (desk) => {
    const file = await sendOperation(listLedger, { query: anyPage }, { key: desk.key, accept: 'text/csv' })
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(await file.text()).toContain('grant')
  }),
]
