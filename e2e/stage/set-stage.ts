import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#service/db/embedded-postgres.ts'
import { forgetDurability } from '#test-support/forget-durability.ts'
import { findFreePort } from '#test-support/free-port.ts'
import { startForum } from '#test-support/loopback/forum.ts'
import { startFullOllama } from '#test-support/loopback/full-ollama.ts'
import { startLoopbackGhost } from '#test-support/loopback/ghost.ts'
import { startMailServer } from '#test-support/loopback/mail-server.ts'
import { startLoopbackMastodon } from '#test-support/loopback/mastodon.ts'
import { type ReceivedCall, type Reply, startLoopbackModel } from '#test-support/loopback/model-server.ts'
import { startSourceSite } from '#test-support/loopback/source-site.ts'
import { startWebhookReceiver } from '#test-support/loopback/webhook-receiver.ts'
import { startLoopbackWordPress } from '#test-support/loopback/wordpress.ts'
import { startStandInApi } from '../fake-api/fake-api.ts'
import { startFaultyFront } from '../fake-api/faulty-front.ts'
import { startDashboard } from './dashboard-program.ts'
import { startService } from './service-program.ts'
import { announceStage } from './stage.ts'

const plenty = { limit: 100_000, window_seconds: 60 }

/** Starts everything that the journeys meet, each program as an operator would; answers with what ends it all. */
export default async function setStage(): Promise<() => Promise<void>> {
  const ends: (() => Promise<void>)[] = []
  const end = async () => {
    for (const one of ends.splice(0).toReversed()) await one()
  }
  try {
    await start(ends)
  } catch (error) {
    await end()
    throw error
  }
  return end
}

async function start(ends: (() => Promise<void>)[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-stage-'))
  ends.push(() => rm(folder, { recursive: true, force: true }))
  // PostgreSQL refuses to run as root and then runs as another user, who must be able to enter.
  await chmod(folder, 0o755)
  const mailFolder = join(folder, 'mail')
  await mkdir(mailFolder)
  const site = await startSourceSite()
  ends.push(site.close)
  const receiver = await startWebhookReceiver()
  ends.push(receiver.close)
  const forum = await startForum()
  ends.push(forum.close)
  const mastodon = await startLoopbackMastodon()
  ends.push(mastodon.close)
  const wordpress = Object.assign(await startLoopbackWordPress(), { url: 'http://blog.example' })
  ends.push(wordpress.close)
  const ghost = Object.assign(await startLoopbackGhost(), { url: 'http://news.example' })
  ends.push(ghost.close)
  const model = await startLoopbackModel(writeOrAnswer, {
    models: [{ id: 'scribe-1', context_length: 64_000 }],
  })
  ends.push(model.close)
  const ollama = await startFullOllama()
  ends.push(ollama.close)
  const mail = await startMailServer(mailFolder)
  ends.push(mail.close)
  const fakeApi = await startStandInApi({ port: await findFreePort(), stageMs: 1200 })
  ends.push(fakeApi.close)

  const [servicePort, port, fakeApiPort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const faultyPort = await findFreePort()
  const dataDir = join(folder, 'data')
  // The service joins it; it ends when the last of them leaves.
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  ends.push(postgres.stop)
  await forgetDurability(postgres.connection)
  const serviceUrl = `http://127.0.0.1:${servicePort}`
  const front = await startFaultyFront({ port: await findFreePort(), target: serviceUrl })
  ends.push(front.close)
  const logFiles = ['service.log', 'dashboard.log', 'stand-in-dashboard.log', 'faulty-dashboard.log'].map(
    (name) => join(folder, name),
  )
  const [serviceLog = '', dashboardLog = '', fakeApiLog = '', faultyLog = ''] = logFiles
  const secret = randomBytes(32).toString('base64')
  const environment = {
    DATA_DIR: dataDir,
    SERVICE_PORT: String(servicePort),
    DASHBOARD_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mail.url,
    OUTBOUND_ALLOW: [
      site.allow,
      receiver.allow,
      forum.allow,
      mastodon.allow,
      new URL(model.baseUrl).host,
      `blog.example=${wordpress.allow}`,
      `news.example=${ghost.allow}`,
    ].join(),
    OLLAMA_URL: ollama.url,
    COMMUNITY_URL: forum.address,
    RATE_LIMITS: JSON.stringify({
      default: plenty,
      registration: plenty,
      'claim-attempt': plenty,
      'reader-events': plenty,
    }),
    LOG_LEVEL: 'debug',
  }
  const programs = await Promise.all([
    startService('api,worker', environment, serviceLog),
    startDashboard({ port, agentApiUrl: serviceUrl, secret, logFile: dashboardLog }),
    startDashboard({ port: fakeApiPort, agentApiUrl: fakeApi.url, secret, logFile: fakeApiLog }),
    startDashboard({ port: faultyPort, agentApiUrl: front.url, serviceUrl, secret, logFile: faultyLog }),
  ])
  ends.push(async () => {
    await Promise.all(programs.map((program) => program.stop()))
  })
  announceStage({
    dashboardUrl: `http://127.0.0.1:${port}`,
    serviceUrl,
    fakeApiDashboardUrl: `http://127.0.0.1:${fakeApiPort}`,
    fakeApiUrl: fakeApi.url,
    faultyDashboardUrl: `http://127.0.0.1:${faultyPort}`,
    faultyFrontUrl: front.url,
    sourceUrl: site.url(''),
    hooksUrl: receiver.url(''),
    receiverUrl: `http://127.0.0.1:${receiver.port}`,
    mastodonUrl: mastodon.origin,
    modelUrl: model.baseUrl,
    wordpress: {
      url: wordpress.url,
      apiUrl: `http://${wordpress.allow}/wp-json/wp/v2`,
      appPassword: wordpress.password,
    },
    ghost: { url: ghost.url, adminKey: ghost.key },
    mailFolder,
    dataDir,
    logFiles,
  })
}

/** A model that holds to the schema of the test, and otherwise writes its sentence. */
function writeOrAnswer({ format }: ReceivedCall): Reply {
  return { text: format === 'json_schema' ? '{"river":"Danube","length_km":2850}' : 'Clear words sell.' }
}
