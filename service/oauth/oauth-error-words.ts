import { isOauthError, type OauthError, oauthErrors, oauthErrorUrl } from './oauth-errors.ts'

/** The library's phrases, which are for those who know its code, in words that say what to do. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/^missing required parameters? '?([\w, ']+?)'?$/, 'Send $1.'],
  [/^'(\w+)' parameter must not be provided twice$/, 'Send $1 once.'],
  [/^only (\S+) content-type bodies are supported/, 'Send the body as $1.'],
  [/^failed to parse the request body$/, 'The body cannot be read. Send a JSON object.'],
  [/^client registration request must be a JSON object$/, 'The body must be a JSON object.'],
  [
    /^no client authentication mechanism provided$/,
    'Send client_id: the one that was registered, or the HTTPS URL of a metadata document.',
  ],
  [/requires PKCE/, 'Send code_challenge, and code_challenge_method=S256.'],
  [/^not supported value of code_challenge_method$/, 'code_challenge_method must be S256.'],
  [
    /^(?:client is invalid|client authentication failed)$/,
    'This client_id is unknown here. Register, then sign in again.',
  ],
  [
    /^client_id metadata document/,
    'The metadata document that client_id names cannot be read: it must answer JSON over HTTPS, without a redirect.',
  ],
  [/^redirect_uri did not match/, 'This redirect_uri is none of those that the program registered.'],
  [/^redirect_uris is mandatory property$/, 'Send redirect_uris, a list of URLs.'],
  [
    /^redirect_uris for native clients using http /,
    'An http URL in redirect_uris can only lead to this computer: 127.0.0.1, [::1] or localhost.',
  ],
  [
    /^redirect_uris must not use the (\S+) URI scheme$/,
    'redirect_uris cannot begin with $1:. Register an https URL, http on this computer (127.0.0.1, localhost), or a scheme of your app.',
  ],
  [
    /^code_verifier must be provided$/,
    'Send code_verifier: the secret that code_challenge was made of. The code still works.',
  ],
  [
    /^code_verifier does not match/,
    'This code_verifier is not the one that code_challenge was made of. Send that one; the code still works until it expires.',
  ],
  [
    /redirect_uri mismatch$/,
    'This redirect_uri is not the one of the authorization request. Send that one; the code still works until it expires.',
  ],
  [/^client mismatch$/, 'This was given to another client_id. Send that one, or sign in again.'],
  [
    /^authorization code not found$/,
    'This code is unknown here. A code works once and for a minute. Sign in again.',
  ],
  [/^authorization code is expired$/, 'This code has expired. It works for a minute. Sign in again.'],
  [
    /^authorization code already consumed$/,
    'This code was used before, so that what it gave has ended. Sign in again.',
  ],
  [
    /^refresh token not found$/,
    'This refresh_token is unknown here, or its sign-in has ended. Sign in again.',
  ],
  [/^refresh token is expired$/, 'This refresh_token has expired. Sign in again.'],
  [
    /^(?:refresh token already used|Used before\.)$/,
    'This was used before, so that the sign-in has ended: of each refresh, keep the new refresh_token. Sign in again.',
  ],
  [
    /^(?:grant (?:not found|is expired)|.+ \(referenced account not found\)|accountId mismatch|The consent has ended\.|The agent was revoked\.)$/,
    'This sign-in has ended, or the agent was revoked. Sign in again.',
  ],
  [/^(?:authorization request has expired|interaction session .*)$/, 'This sign-in has expired.'],
  [/^(\w+) must be a web uri$/, '$1 must be an http or https URL.'],
  [/^(\w+) must only contain valid uris$/, '$1 must contain URLs.'],
  [/^(\w+ (?:must|can) .+)$/, '$1.'],
]

function inOurWords(said: string): string | undefined {
  for (const [pattern, words] of phrases) {
    const found = pattern.exec(said)
    if (found) return words.replaceAll('$1', found[1] ?? '')
  }
  return undefined
}

/** What to do is to read this very description, so it says what the library does. */
const pointsHere = (next: string) => next.includes('`error_description`')

const asSentence = (said: string) => `${said.charAt(0).toUpperCase()}${said.slice(1).replace(/\.$/, '')}.`

/** What an error of the library says to whoever reads it, and where it is explained. */
export function explainOauthError(
  baseUrl: string,
  { error, error_description: said = '' }: { error: string; error_description?: string | undefined },
): { error_description: string; error_uri: string } {
  const known: OauthError = isOauthError(error) ? error : 'invalid_request'
  const { means, next } = oauthErrors[known]
  const text = inOurWords(said) ?? (pointsHere(next) && said ? asSentence(said) : `${means} ${next}`)
  return {
    // RFC 6749, 5.2, allows neither quotation marks nor backslashes.
    error_description: text.replaceAll(/["`\\]/g, ''),
    error_uri: oauthErrorUrl(baseUrl, known),
  }
}
