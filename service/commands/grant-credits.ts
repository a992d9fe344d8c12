import { readConfig } from '../config/config.ts'
import { grantCredits } from '../credits/grant-credits.ts'
import { openDatabase } from '../db/client.ts'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { tenants } from '../db/schema/agents.ts'
import { eq } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'

/** `npm run credits:grant -- EMAIL CREDITS`: money stays outside; an operator grants what was paid for. */
async function main(): Promise<string> {
  const [email = '', amount = ''] = process.argv.slice(2)
  const credits = Number(amount)
  if (!email.includes('@') || !Number.isInteger(credits) || credits < 1 || credits > 10_000_000) {
    throw new Error('Usage: npm run credits:grant -- EMAIL CREDITS (a whole number from 1 to 10000000)')
  }
  const config = readConfig(process.env)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined })
  const address = embedded ? embedded.connection : { connectionString: config.databaseUrl ?? '' }
  const database = openDatabase(address, { connections: 1, onError: () => undefined })
  try {
    const ctx = { db: database.db, now: () => new Date() }
    return await inTransaction(ctx, async (tx) => {
      const [tenant] = await tx.db.select().from(tenants).where(eq(tenants.email, email.toLowerCase()))
      if (!tenant) throw new Error(`Nobody has claimed a key with ${email} yet.`)
      const balance = await grantCredits(tx, {
        tenantId: tenant.id,
        credits,
        operation: 'operator_grant',
      })
      return `${email} now has ${balance} credits.`
    })
  } finally {
    await database.close()
    await embedded?.stop()
  }
}

main().then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  },
)
