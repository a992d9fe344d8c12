import { challengeClaim, completeClaim, registerAgent } from '#contract/agents.ts'
import { type ErrorCodeDescription, errorCodes } from '#contract/error-codes.ts'
import { graceSeconds } from '../oauth/oauth-terms.ts'

/** `/auth.md`: how a program gets a key, for programs that read prose (auth.md v0.1.0). */
export function authGuide(base: string, version: string, { hasOutbox }: { hasOutbox: boolean }): string {
  return `# Getting a key for Masthead

Version ${version}, auth.md v0.1.0. Every path is relative to ${base}.

A key belongs to an agent of a tenant, and a tenant is a verified email address. There are no anonymous credentials.

## 1. Discover

- \`GET /.well-known/oauth-protected-resource\`: what is protected, and by whom (RFC 9728)
- \`GET /.well-known/oauth-authorization-server\`: where to register and to claim (RFC 8414)
- \`GET /api/agent/openapi.json\`: every operation

## 2. Register

\`\`\`http
POST /agent/auth
Content-Type: application/json

{
  "type": "identity_assertion",
  "assertion_type": "verified_email",
  "assertion": "user@example.com",
  "requested_credential_type": "api_key",
  "agent_name": "Newsroom bot"
}
\`\`\`

The answer has a \`claim_token\`. Keep it; it is shown once and lives 24 hours. No key exists yet.

An address gets five emails an hour, whether or not it has an account. The sixth request answers \`429\` and sends nothing:
\`retry_after\` says in seconds when the next can be sent, and the registrations before it go on.

## 3. Claim

The user gets a mail with a link that works for 10 minutes. The page behind it names your agent, and its button shows a
six-digit code. An agent that reads the mailbox itself gets the code as \`challenge\` from
\`POST /agent/auth/claim/attempt/challenge\` with \`{"claim_attempt_token": "cla_…"}\`, the token of the link. Otherwise ask the
user for the code.${hasOutbox ? ` ${outboxWords}` : ''} Then:

\`\`\`http
POST /agent/auth/claim/complete
Content-Type: application/json

{ "claim_token": "clm_…", "otp": "123456" }
\`\`\`

The answer has the key as \`credential\` and as \`agent_api_key\`, exactly once. Registering again with the same address
and the same \`agent_name\` gives that agent a new key, and the old one stops.

| error | status | what to do next |
|---|---|---|
${claimRows(base)}

## 4. Use

Send the key with every request:

\`\`\`http
GET /api/agent/me
Authorization: Bearer service_agent_…
\`\`\`

## 5. Or sign in by OAuth

A program that cannot be handed a key, such as a connector of a chat product, signs in at \`/mcp\` by OAuth 2.1. The metadata
names \`authorization_endpoint\`, \`token_endpoint\`, \`registration_endpoint\` and \`revocation_endpoint\`.

- Flow: authorization code with PKCE (\`S256\`), public clients.
- Client: by dynamic registration (RFC 7591) or a client id metadata document.
- The user types an email address, and the code on the page that opens.
- The access token works for an hour, for the \`resource\` it was asked for: \`${base}/mcp\` (the default), or \`${base}\` for every
  operation that is a tool. What takes or answers a secret takes a key. The one exception is the signing secret of a webhook endpoint
  that the program adds.
- The refresh token works once, for 30 days:

\`\`\`http
POST /oauth/token
Content-Type: application/x-www-form-urlencoded

grant_type=refresh_token&refresh_token=…&client_id=…
\`\`\`

The answer has both anew. Keep the new refresh token. If the answer is lost, send the same request again within ${graceSeconds}
seconds: it gives the same new refresh token. Later, or once the new one was used, the old one ends the session, for then two
programs hold it. \`invalid_grant\` means that the session has ended: sign in again. The user ends it in Settings › Connect an agent. What
would go on by itself ends with it: webhook endpoints that the program added are disabled, its sessions and watches paused.

There are two scopes: \`agent\`, everything that a tool may do, and \`agent:read\`, reading alone (every GET, and the calls that change
nothing, such as \`estimate\`). Ask for \`scope=agent:read\` if reading is all you need. Otherwise the user chooses on the page, where
reading alone is preselected if you name only scopes that there are not; \`scope\` in the answer of the token endpoint is what was granted, and a refresh gives the same. What it does not allow answers \`403\` with
\`error="insufficient_scope"\` in \`WWW-Authenticate\`, at \`/mcp\`, too.

## 6. When a request answers 401

The key is missing, unknown, rotated or revoked. \`WWW-Authenticate\` points at the discovery document; start again at
step 2. \`POST /api/agent/rotate-key\` replaces a key that still works. Send an \`Idempotency-Key\` of at least 32 characters
with it: if the answer is lost, the same request with the old key returns the same new key for ten minutes. At \`/mcp\` it
can be an access token that expired: refresh it as step 5 says.
`
}

const outboxWords = `This service has no mail server: to requests from the
machine it runs on, \`GET /outbox\` shows its emails, as JSON with \`Accept: application/json\`.`

/** The codes of the three claim operations, as the documentation of errors has them. */
function claimRows(base: string): string {
  const ids = [registerAgent.id, challengeClaim.id, completeClaim.id]
  return Object.entries<ErrorCodeDescription>(errorCodes)
    .filter(
      ([code, { operations }]) =>
        ['invalid_request', 'rate_limited'].includes(code) ||
        (typeof operations !== 'string' && ids.some((id) => operations.includes(id))),
    )
    .map(([code, { status, next }]) => `| [${code}](${base}/docs/errors#${code}) | ${status} | ${next} |`)
    .join('\n')
}
