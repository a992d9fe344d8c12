/** Every `error` of the sign-in by OAuth: what it means, and what the program does next. */
export const oauthErrors = {
  invalid_request: {
    means: 'A parameter is missing, sent twice or malformed.',
    next: 'Correct what `error_description` names.',
  },
  invalid_client: {
    means: 'The `client_id` is unknown here, or its metadata document cannot be read.',
    next: 'Register at `registration_endpoint`, or send the HTTPS URL of a metadata document, and sign in again.',
  },
  invalid_grant: {
    means:
      'The code or the refresh token is unknown, expired, revoked or used already, or `redirect_uri` or `code_verifier` is not the one that it was asked for with.',
    next: 'Sign in again.',
  },
  invalid_scope: {
    means:
      'The scopes are `agent` and `agent:read`. A sign-in gets the one that the person chooses; a refresh gives that one, and no other.',
    next: 'Leave `scope` out of the refresh. For the other scope, sign in again.',
  },
  invalid_target: {
    means: 'The `resource` is none of this server, or none that the person agreed to.',
    next: 'Ask for one that `/.well-known/oauth-protected-resource` names, or leave it out for `/mcp`.',
  },
  unauthorized_client: {
    means: 'The program registered without this `grant_type`.',
    next: 'Register with `authorization_code` and `refresh_token`.',
  },
  unsupported_grant_type: {
    means: 'Tokens are given for a code or for a refresh token only.',
    next: 'Send `grant_type` `authorization_code` or `refresh_token`.',
  },
  unsupported_response_type: {
    means: 'The authorization endpoint answers with a code only.',
    next: 'Send `response_type=code`.',
  },
  login_required: {
    means: 'Each sign-in needs the person, who enters the code that arrives by email.',
    next: 'Leave `prompt=none` out.',
  },
  access_denied: { means: 'The person declined.', next: 'Sign in again when they want to connect.' },
  invalid_redirect_uri: {
    means: 'A redirect URI is missing, or of a kind that is not allowed.',
    next: 'Register one that is HTTPS, `http` on this computer (`127.0.0.1`, `localhost`), or a scheme of your app.',
  },
  invalid_client_metadata: {
    means: 'A field of the registration or of the metadata document is not supported.',
    next: 'Correct what `error_description` names. Programs are public: `token_endpoint_auth_method` is `none`.',
  },
  server_error: {
    means: 'Something went wrong in the service.',
    next: 'Sign in again. If it persists, report it.',
  },
} as const satisfies Record<string, { means: string; next: string }>

export type OauthError = keyof typeof oauthErrors

export const isOauthError = (name: string): name is OauthError => Object.hasOwn(oauthErrors, name)

/** Where the documentation of a service explains the error; some share their name with a code of the API. */
export function oauthErrorUrl(baseUrl: string, error: OauthError): string {
  return `${baseUrl}/docs/errors#oauth.${error}`
}
