import 'server-only'
import * as accounts from '#contract/accounts.ts'
import { type Caller, callOperation } from './client.ts'

/** The connected accounts, newest first. */
export async function listAccounts({ key }: Caller): Promise<accounts.AccountList> {
  return (await callOperation(accounts.listAccounts, {}, { key })).body
}

// The service tries the credentials at the network before it answers.
const connectTimeoutMs = 40_000

/** Connects an account. @throws AgentApiError `invalid` at the member that the network refused */
export async function connectAccount(
  { key }: Caller,
  body: accounts.ConnectAccountInput,
): Promise<accounts.Account> {
  const options = { key, timeoutMs: connectTimeoutMs }
  return (await callOperation(accounts.connectAccount, { body }, options)).body
}

/** Disconnects an account and erases its credentials. */
export async function disconnectAccount({ key }: Caller, id: string): Promise<void> {
  await callOperation(accounts.disconnectAccount, { params: { id } }, { key })
}
