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

/** What an error of the library says to whoever reads it, and where it is explained. */
export function explainOauthError(
  baseUrl: string,
  { error, error_description: said = '' }: { error: string; error_description?: string | undefined },
): { error_description: string; error_uri: string } {
  const known: OauthError = isOauthError(error) ? error : 'invalid_request'
  const { means, next } = oauthErrors[known]
  const text = inOurWords(said) ?? `${means} ${next}`
  return {
    // RFC 6749, 5.2, allows neither quotation marks nor backslashes.
    error_description: text.replaceAll(/["`\\]/g, ''),
    error_uri: oauthErrorUrl(baseUrl, known),
  }
}
