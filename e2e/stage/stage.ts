import { z } from 'zod'

const Stage = z.object({
  dashboardUrl: z.string(),
  serviceUrl: z.string(),
  /** A second dashboard of the same build, which uses the fake API. */
  fakeApiDashboardUrl: z.string(),
  fakeApiUrl: z.string(),
  /** A third, which asks our service through a front that can be told to fail (see fake-api/faults.ts). */
  faultyDashboardUrl: z.string(),
  faultyFrontUrl: z.string(),
  /** Pages to write from, by their public address. */
  sourceUrl: z.string(),
  /** Where webhooks are sent, and where what came can be read (see webhook-receiver.ts). */
  hooksUrl: z.string(),
  receiverUrl: z.string(),
  /** The instance of a network that accounts can be connected at. */
  mastodonUrl: z.string(),
  /** Base of an OpenAI-compatible API that may be connected. */
  modelUrl: z.string(),
  /** Where articles can be published; what somebody does in WordPress itself goes to its API. */
  wordpress: z.object({ url: z.string(), apiUrl: z.string(), appPassword: z.string() }),
  ghost: z.object({ url: z.string(), adminKey: z.string() }),
  mailFolder: z.string(),
  dataDir: z.string(),
  logFiles: z.array(z.string()),
})

/** Where everything stands that the journeys meet. */
export type Stage = z.infer<typeof Stage>

const variable = 'MASTHEAD_STAGE'

/** Tells the processes that run the journeys, which inherit it. */
export function announceStage(stage: Stage): void {
  process.env[variable] = JSON.stringify(stage)
}

export function readStage(): Stage {
  return Stage.parse(JSON.parse(process.env[variable] ?? '{}'))
}
