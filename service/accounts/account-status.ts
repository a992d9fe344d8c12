import { countInWords, type StatusPart } from '../health/status-part.ts'
import { countAccounts } from './count-accounts.ts'

export const accountStatus: StatusPart = async (ctx) => {
  const accounts = await countAccounts(ctx)
  return {
    actions: [
      accounts.refused > 0 && {
        id: 'refused_accounts',
        priority: 3,
        title: countInWords(
          accounts.refused,
          'account no longer lets us post',
          'accounts no longer let us post',
        ),
        detail: 'Its network refuses the credentials; connect it again.',
        path: '/settings/accounts',
        count: accounts.refused,
      },
    ],
  }
}
