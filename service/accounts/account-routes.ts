import {
  connectAccount as connectAccountOperation,
  disconnectAccount as disconnectAccountOperation,
  listAccounts as listAccountsOperation,
} from '#contract/accounts.ts'
import { type Route, route } from '../core/route.ts'
import { connectAccount } from './connect-account.ts'
import { disconnectAccount } from './disconnect-account.ts'
import { listAccounts } from './list-accounts.ts'

/** Connected accounts: list, connect, disconnect. */
export const accountRoutes: readonly Route[] = [
  route(listAccountsOperation, async (ctx) => ({ status: 200, body: await listAccounts(ctx) })),
  route(connectAccountOperation, async (ctx, { body }, facts) => {
    const account = await connectAccount(ctx, body, facts.signal)
    return { status: 201, body: account, headers: { Location: `/api/agent/accounts/${account.id}` } }
  }),
  route(disconnectAccountOperation, async (ctx, { params }) => ({
    status: 200,
    body: await disconnectAccount(ctx, params.id),
  })),
]
