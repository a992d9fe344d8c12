import type Provider from 'oidc-provider'
import { z } from 'zod'
import { type AccessScope, accessScopeNames } from '#contract/access-scopes.ts'
import { completeClaim } from '#contract/agents.ts'
import { registerAgent } from '../agents/register-agent.ts'
import type { Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { grantAccess } from '../oauth/grant-access.ts'
import { offeredScopes } from '../oauth/oauth-terms.ts'
import { shorten } from '../text/shorten.ts'
import { waitWords } from '../text/wait-words.ts'
import type { HttpApp } from './app.ts'
import type { HttpRequest } from './http-variables.ts'
import { addressPage, codePage, type Program, pageHeaders, stoppedPage } from './oauth-pages.ts'
import type { OauthServer } from './oauth-server.ts'
import { countOwn, countSignInMail } from './rate-limit.ts'
import { readBytes } from './read-bytes.ts'

const formBytes = 4096

/** What the person lets the program do. */
const AccessChoice = z.literal(accessScopeNames)

/** What a sign-in remembers once its mail is sent. */
const Begun = z.object({
  registration: z.string(),
  email: z.string(),
  access: AccessChoice.default('agent'),
})

/** One sign-in of one browser on behalf of one program. */
type SignIn = {
  /** The path of its pages. */
  at: string
  program: Program
  clientId: string
  /** What it asks for access to, as it writes it. */
  resources: readonly string[]
  /** What it may be given; of both, the person chooses. */
  offered: readonly AccessScope[]
  begun: z.infer<typeof Begun> | undefined
  provider: Provider
  /** Stores what the person did. @returns where the library goes on with it */
  record(result: object): Promise<string>
}

/** The pages on which a person tells their address and the code that was mailed to it, or declines. */
export function mountOauthSignIn(app: HttpApp, ctx: Context, server: OauthServer): void {
  const step =
    (answer: (request: HttpRequest, signIn: SignIn) => Promise<Response> | Response) =>
    async (request: HttpRequest): Promise<Response> => {
      request.set('loggedPath', '/oauth/sign-in')
      const signIn = await findSignIn(server, request)
      if (signIn) return answer(request, signIn)
      const text = 'This page has expired, or was opened in another browser.'
      return request.html(stoppedPage('Start again', text), 400, pageHeaders())
    }
  const path = '/oauth/sign-in/:uid'
  app.get(
    path,
    step((request, { at, program, offered, begun }) =>
      request.html(
        begun ? codePage(at, program, begun) : addressPage(at, program, { offered }),
        200,
        pageHeaders(program),
      ),
    ),
  )
  app.post(
    `${path}/mail`,
    step((request, signIn) => sendMail(ctx, server, request, signIn)),
  )
  app.post(
    `${path}/again`,
    step(async (request, { at, record }) => {
      await record({})
      return request.redirect(at, 303)
    }),
  )
  app.post(
    `${path}/decline`,
    step(async (request, { record }) =>
      request.redirect(
        await record({ error: 'access_denied', error_description: 'The person declined.' }),
        303,
      ),
    ),
  )
  app.post(
    `${path}/code`,
    step((request, signIn) => checkCode(ctx, server, request, signIn)),
  )
}

/** The sign-in that the address and the browser's cookie name; none for a form that another site sends. */
async function findSignIn(server: OauthServer, request: HttpRequest): Promise<SignIn | undefined> {
  const { incoming, outgoing } = server.sides(request)
  const provider = await server.provider()
  const interaction = await provider.interactionDetails(incoming, outgoing).catch(() => undefined)
  const uid = request.req.param('uid') ?? ''
  const isOwn = [undefined, 'same-origin', 'none'].includes(request.req.header('sec-fetch-site'))
  const mayChange = request.req.method === 'GET' || isOwn
  if (!interaction || interaction.uid !== uid || !mayChange) return undefined
  const clientId = String(interaction.params.client_id)
  const redirectUri = String(interaction.params.redirect_uri)
  const client = await provider.Client.find(clientId)
  return {
    at: `/oauth/sign-in/${uid}`,
    program: { name: programName(client?.clientName, redirectUri), redirectUri },
    clientId,
    resources: [interaction.params.resource ?? `${server.base}/mcp`].flat().map(String),
    offered: offeredScopes(interaction.params.scope),
    begun: Begun.safeParse(interaction.result).data,
    provider,
    record: (result) =>
      provider.interactionResult(incoming, outgoing, { ...result }, { mergeWithLastSubmission: false }),
  }
}

async function sendMail(
  ctx: Context,
  server: OauthServer,
  request: HttpRequest,
  { at, program, offered, record }: SignIn,
): Promise<Response> {
  const form = await readForm(request)
  const typed = form.get('email')?.trim() ?? ''
  // What was not offered is not given, whatever the form says.
  const access = offered.find((scope) => scope === form.get('access')) ?? offered[0]
  const refuse = (problem: string, status: 400 | 429) =>
    request.html(addressPage(at, program, { offered, problem, typed, access }), status, pageHeaders(program))
  const email = z.email().max(254).safeParse(typed.toLowerCase())
  if (!email.success) return refuse('Enter a complete email address.', 400)
  const limited = await attempt(() => countSignInMail(ctx, request, server.network(request)))
  if (limited !== undefined) return refuse(limited, 429)
  const unsent = await attempt(
    async () => {
      const input = {
        type: 'identity_assertion',
        assertion_type: 'verified_email',
        assertion: email.data,
        requested_credential_type: 'api_key',
        agent_name: program.name,
      }
      const { registration_id } = await registerAgent(ctx, input, { ...(access && { scope: access }) })
      await record({ registration: registration_id, email: email.data, access })
    },
    (wait) => `No email was sent: this address got 5 in the last hour. Try again in ${wait}.`,
  )
  return unsent === undefined ? request.redirect(at, 303) : refuse(unsent, 429)
}

async function checkCode(
  ctx: Context,
  server: OauthServer,
  request: HttpRequest,
  { at, program, clientId, resources, begun, provider, record }: SignIn,
): Promise<Response> {
  if (!begun) return request.redirect(at, 303)
  const code = (await readForm(request)).get('code') ?? ''
  let granted = {}
  const problem = await attempt(async () => {
    await countOwn(ctx, request, completeClaim, server.network(request))
    granted = await grantAccess(ctx, provider, {
      registrationId: begun.registration,
      code,
      clientId,
      resources,
      scope: begun.access,
    })
  })
  if (problem === undefined) return request.redirect(await record(granted), 303)
  return request.html(codePage(at, program, begun, problem), 400, pageHeaders(program))
}

async function readForm(request: HttpRequest): Promise<URLSearchParams> {
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, formBytes)))
}

/** Why a step was refused, for the person on the page; undefined once it is done. */
async function attempt(
  step: () => Promise<void>,
  waitSentence = (wait: string) => `Too many attempts. Try again in ${wait}.`,
): Promise<string | undefined> {
  try {
    await step()
    return undefined
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const { problem } = error
    if (problem.kind === 'rate_limited') return waitSentence(waitWords(problem.retryAfterSeconds))
    if (problem.kind !== 'claim') throw error
    return (
      claimWords[problem.code] ?? 'This code has ended. Use another address, or start again in the program.'
    )
  }
}

const claimWords: Record<string, string> = {
  otp_invalid: 'This is not the code that the page behind the emailed link shows.',
  otp_not_generated: 'Open the link in the email first, and choose “Show code” there.',
  otp_expired: 'This code has expired. Choose “New code” on the page behind the emailed link.',
}

/** One short line, without characters that nobody sees; the host where a program has no name. */
function programName(name: string | undefined, redirectUri: string): string {
  const plain = (name ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  return shorten(plain || URL.parse(redirectUri)?.host || 'Unnamed program', 60)
}
