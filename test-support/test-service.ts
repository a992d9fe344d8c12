import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildContext } from '#service/build-context.ts'
import { readConfig } from '#service/config/config.ts'
import type { AgentContext, Context } from '#service/core/context.ts'
import type { DatabaseAddress } from '#service/db/client.ts'
import { createApp, type HttpApp } from '#service/http/app.ts'
import { mounts } from '#service/http/mounts.ts'
import { routes } from '#service/http/routes.ts'
import { createLog } from '#service/log/log.ts'
import { type AddressVetting, createAddressVetting } from '#service/outbound/address-vetting.ts'
import { startWorkers } from '#service/queue/queue.ts'
import { type DeliveryWorker, startDeliveryWorker } from '#service/webhooks/start-delivery-worker.ts'
import { workerJobs } from '#service/worker.ts'
import { insertTenant } from './insert-tenant.ts'
import { createTestDatabase } from './test-database.ts'

export type TestTenant = { agent: AgentContext; key: string; email: string; handle: string }

export type TestService = {
  ctx: Context
  address: DatabaseAddress
  dataDir: string
  /** A tenant of its own for each test. 200 credits unless said otherwise. */
  createTenant(options?: { credits?: number }): Promise<TestTenant>
  /** The HTTP layer, called in this process. */
  app(): HttpApp
  /** Runs jobs from now on. */
  startWorker(): Promise<void>
  close(): Promise<void>
}

/**
 * A service on its own copy of the migrated template. Call it in `beforeAll` and `close` in `afterAll`.
 * @param options.environment settings as an operator would set them
 * @param options.change replaces engines or the clock
 */
export async function createTestService(
  options: { environment?: Record<string, string>; change?: (ctx: Context) => Context } = {},
): Promise<TestService> {
  const { address, drop } = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'masthead-data-'))
  const config = readConfig({ LOG_LEVEL: 'silent', ...options.environment, DATA_DIR: dataDir })
  const built = await buildContext({ config, log: createLog(config.logLevel), address, supervise: false })
  const given: Context = {
    ...built.ctx,
    engines: { ...built.ctx.engines, vetAddress: vetKnownNames(config) },
  }
  const ctx = options.change ? options.change(given) : given
  await ctx.queue.start()
  let deliverer: DeliveryWorker | undefined
  let app: HttpApp | undefined
  return {
    ctx,
    address,
    dataDir,
    createTenant: (tenant) => createTenant(ctx, tenant?.credits ?? 200),
    // Its routes are hundreds: setting them anew for each request would take a tenth of a test.
    app: () => {
      app ??= createApp(ctx, routes, mounts)
      return app
    },
    async startWorker() {
      await startWorkers(ctx, workerJobs)
      deliverer = await startDeliveryWorker(ctx)
    },
    async close() {
      await deliverer?.stop()
      await built.close()
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Every name is a public host: no test asks the machine's name server whether an address exists. */
function vetKnownNames({ outboundAllow }: Context['config']): AddressVetting {
  return createAddressVetting({
    allow: outboundAllow,
    lookUp: async () => [{ address: '93.184.215.14', family: 4 }],
  })
}

async function createTenant(ctx: Context, credits: number): Promise<TestTenant> {
  const { caller, ...tenant } = await insertTenant(ctx, credits)
  return { agent: { ...ctx, caller }, ...tenant }
}
