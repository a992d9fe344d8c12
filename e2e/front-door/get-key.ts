import { anything, expectStatus, need } from './answer.ts'
import { createBrowser } from './browser.ts'
import { readRequests } from './markdown-request.ts'
import type { Stranger } from './stranger.ts'

/** The registration as its guide shows it, with an address and a name of one's own. */
export async function register(stranger: Stranger, guide: string): Promise<string> {
  const [request] = readRequests(await (await expectStatus(await fetch(guide), 200)).text())
  const { method, path, body } = need(request, 'registration in the guide')
  const silent = await expectStatus(await fetch(`${stranger.base}${path}`, { method }), 400)
  const { details } = anything.parse(await silent.json())
  if (!Array.isArray(details) || details.length < Object.keys(body).length)
    throw new Error('A request without a body is not told what each member may be.')
  const answer = await fetch(`${stranger.base}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, assertion: stranger.email, agent_name: 'Stranger' }),
  })
  return String(anything.parse(await (await expectStatus(answer, 200)).json()).claim_token)
}

/** Opens the mailed link as its reader does, and trades the code for a key. */
export async function claim(stranger: Stranger, guide: string, claimToken: string): Promise<string> {
  const code = await readCode(stranger)
  const [, request] = readRequests(await (await fetch(guide)).text())
  const { method, path } = need(request, 'claim in the guide')
  const answer = await fetch(`${stranger.base}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ claim_token: claimToken, otp: code }),
  })
  return String(anything.parse(await (await expectStatus(answer, 200)).json()).agent_api_key)
}

/** The six digits behind the link of the newest mail. */
export async function readCode(stranger: Stranger): Promise<string> {
  const link = need(/https?:\/\/\S+/.exec(await stranger.readMail())?.[0], 'link in the mail')
  const browser = createBrowser(stranger.base)
  const shown = await browser.press(await browser.open(link), 'Show code')
  const digits = shown.text.replaceAll(/<style>.*?<\/style>|<[^>]+>/gs, '\n')
  return need(
    /(?<=\n)\s*(\d{3}\s?\d{3})\s*(?=\n)/.exec(digits)?.[1]?.replaceAll(/\s/g, ''),
    'code on the page',
  )
}
