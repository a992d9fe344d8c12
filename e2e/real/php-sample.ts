import { readFileSync } from 'node:fs'
import { Webhook } from 'standardwebhooks'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const body = '{"type":"article.published","data":{"title":"Größe"}}'

/**
 * Runs the PHP sample of the webhook guide. The tests run the others; PHP may be missing there.
 * @param php runs PHP with these arguments and returns what it printed
 * @throws when the sample is wrong
 */
export function checkPhpSample(guide: URL, php: (args: string[]) => string): void {
  const sample = /^```php\n([\s\S]*?)^```$/m.exec(readFileSync(guide, 'utf8'))?.[1] ?? ''
  const isSaid = (headers: Record<string, string>, sent: string) => {
    const program = `error_reporting(E_ALL); ini_set('display_errors', 'stderr'); ${sample}
      [$headers, $body, $secret] = json_decode($argv[1], true);
      echo is_from_masthead($headers, $body, $secret) ? 'true' : 'false';`
    return php(['-r', program, '--', JSON.stringify([headers, sent, secret])])
  }
  const headersAt = (sentAt: Date) => ({
    'Webhook-Id': 'one',
    'Webhook-Timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'Webhook-Signature': `v1,AAAA ${new Webhook(secret).sign('one', sentAt, body)}`,
  })
  const now = new Date()
  const lowerCase = Object.entries(headersAt(now)).map(([name, value]) => [name.toLowerCase(), value])
  const cases: [string, string, string][] = [
    ['its own signature', isSaid(headersAt(now), body), 'true'],
    ['headers in lower case', isSaid(Object.fromEntries(lowerCase), body), 'true'],
    ['another body', isSaid(headersAt(now), `${body} `), 'false'],
    ['an hour ago', isSaid(headersAt(new Date(now.getTime() - 3_600_000)), body), 'false'],
    ['no headers', isSaid({}, body), 'false'],
  ]
  for (const [name, said, expected] of cases)
    if (said !== expected) throw new Error(`The PHP sample says ${said} to ${name}.`)
}
