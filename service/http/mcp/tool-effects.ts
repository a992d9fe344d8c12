import type { ToolAnnotations } from '@modelcontextprotocol/server'
import type { OperationShape } from '#contract/operation.ts'

/** Operations that only read although they take a body. */
const readers = new Set(['searchKnowledge', 'forecastArticle', 'estimate', 'suggestCompanyProfile'])

/** Additions beside which everything stays as it is; any other change may overwrite, hide or end something. */
const additions = new Set([
  'adaptArticle',
  'createAvatar',
  'createBrandScan',
  'createLeadMagnet',
  'createScoutRun',
  'createSession',
  'createWarmLead',
  'createWebhook',
  'generateArticle',
  'postAdaptation',
  'previewSocial',
  'publishArticle',
  'pullModel',
  'recoverDeliveries',
  'retryDelivery',
  'runWatch',
  'saveDraft',
  'sendTestEvent',
  'testAnswerEngine',
  'testConnection',
  'testDestination',
  'uploadDocument',
  'validateSchema',
])

/** `POST` and `PATCH` that do nothing more when they are called again with the same arguments. */
const repeatable = new Set([
  'addSuppression',
  'cancelArticle',
  'cancelBrandScan',
  'cancelLeadMagnet',
  'cancelScoutRun',
  'cancelWarmLead',
  'changeArticle',
  'changeDocument',
  'changeLeadMagnet',
  'changeWebhook',
  'postAdaptation',
  'publishArticle',
  'retryPlacement',
  'testDestination',
])

/** What reads or reaches places beyond the workspace: the web, a forum, answer engines, readers, webhooks. */
const outside = new Set([
  'changeArticle',
  'changeLeadMagnet',
  'changeSession',
  'choosePlacements',
  'createBrandScan',
  'createLeadMagnet',
  'createScoutRun',
  'createSession',
  'createWarmLead',
  'deletePost',
  'forecastArticle',
  'generateArticle',
  'getLocalOllama',
  'postAdaptation',
  'previewSocial',
  'publishArticle',
  'pullModel',
  'recoverDeliveries',
  'retryDelivery',
  'retryPlacement',
  'runWatch',
  'sendTestEvent',
  'suggestCompanyProfile',
  'testAnswerEngine',
  'testConnection',
  'testDestination',
  'uploadDocument',
  'validateSchema',
])

/** What a call does to the world, as hosts show it before they let a model go ahead. */
export function effectsOf({ id, method, summary }: OperationShape): ToolAnnotations {
  const reads = isReading({ id, method })
  return {
    title: summary,
    readOnlyHint: reads,
    destructiveHint: !reads && !additions.has(id),
    idempotentHint: reads || method === 'PUT' || method === 'DELETE' || repeatable.has(id),
    openWorldHint: outside.has(id),
  }
}

export function isReading({ id, method }: Pick<OperationShape, 'id' | 'method'>): boolean {
  return method === 'GET' || readers.has(id)
}

const noKey = 'needs no key, so a program calls it over HTTP'
const noSecrets = 'takes or answers a secret, which must not get into a model’s context; a person does it'

/** Operations that are no tools, with the reason and where they are instead. */
export const notTools: Readonly<Record<string, string>> = {
  getHealth: `${noKey}: GET /api/agent/health.`,
  getOpenApi: `${noKey}: GET /api/agent/openapi.json. find_tools searches the tools.`,
  registerAgent: `${noKey}: POST /agent/auth.`,
  challengeClaim: `${noKey}, on the page behind the mailed link.`,
  completeClaim: `${noKey}: POST /agent/auth/claim/complete.`,
  rotateKey: `${noSecrets} in Settings › Connect an agent, or a program with POST /api/agent/rotate-key.`,
  connectAccount: `${noSecrets} in Settings › Accounts.`,
  connectDestination: `${noSecrets} in Settings › Destinations.`,
  changeDestination: `${noSecrets} in Settings › Destinations.`,
  connectAnswerEngine: `${noSecrets} in Settings › Answer engines.`,
  saveAnswerEngine: `${noSecrets} in Settings › Answer engines.`,
  listAnswerModels: `${noSecrets} in Settings › Answer engines.`,
  saveConnection: `${noSecrets} in Settings › Models.`,
  listOfferedModels: `${noSecrets} in Settings › Models.`,
  rotateWebhookSecret: `${noSecrets} under Webhooks.`,
  createScheduleFeed: `${noSecrets} under Schedule.`,
  getScheduleFeed: `${noSecrets} under Schedule.`,
}

type WithheldMembers = {
  members: readonly string[]
  /** For the description of the tool. */
  instead: string
  /** What to tell the user, with the page of the dashboard to open. */
  next(dashboardUrl: string, answer: Readonly<Record<string, unknown>>): string
}

/** Members of an answer that a model must not see, and what a person does for them. */
export const secretMembers: Readonly<Record<string, WithheldMembers>> = {
  createWebhook: {
    members: ['secret'],
    instead:
      'The signing secret is not in the answer, since it must not get into a model’s context: `next` has the page on which a person gets it.',
    next: (dashboardUrl, { id }) =>
      `Tell the user: open ${dashboardUrl}/webhooks/${String(id)}, choose “Rotate secret”, and give the secret that is shown there once to the receiver. Deliveries are signed and sent meanwhile. Never ask the user to paste it here.`,
  },
}
