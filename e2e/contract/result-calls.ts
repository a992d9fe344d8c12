import { addTrackedSite, deleteTrackedSite, getResults, listTrackedSites } from '#contract/results.ts'
import {
  completeSearchConsent,
  connectSearchConsole,
  disconnectSearchConsole,
  getSearchConsole,
  importSearchFigures,
  requestSearchConsent,
} from '#contract/search-console.ts'
import { call } from '#lib/agent-api/client.ts'
import { answers, page, under } from './call.ts'
import type { ContractDesk } from './contract-desk.ts'

const counts = 'views visitors reads clicks leads confirmed_leads'
const connectionMembers = 'connected property account status read_at consent_offered'
const exported = 'Top queries,Clicks,Impressions,CTR,Position\nburr mill,4,1200,0.3%,7.5\n'

export const resultCalls = [
  answers(
    'getResults',
    `period.from period.to before.from before.to ${under('totals', counts)} ${under('totals_before', counts)} ${under('days.0', `day ${counts}`)} sources countries pages.0.title pages.0.search.clicks advice ${under('search', 'origin from to read_at clicks impressions position queries.0.query')} ${page}`,
    async (desk) => {
      await connect(desk)
      return call(getResults, { query: { kind: 'page' } }, desk)
    },
  ),
  answers('addTrackedSite', 'id host tag created_at', (desk) => add(desk)),
  answers('addTrackedSite', 'id host tag created_at', async (desk) => {
    await add(desk)
    return add(desk)
  }),
  answers('listTrackedSites', 'sites.0.id sites.0.tag', async (desk) => {
    await add(desk)
    return call(listTrackedSites, {}, desk)
  }),
  answers('deleteTrackedSite', 'success', async (desk) =>
    call(deleteTrackedSite, { params: { id: (await add(desk)).id } }, desk),
  ),
  answers('connectSearchConsole', connectionMembers, (desk) => connect(desk)),
  answers('getSearchConsole', connectionMembers, async (desk) => {
    await connect(desk)
    return call(getSearchConsole, {}, desk)
  }),
  answers('requestSearchConsent', 'url expires_at', (desk) => ask(desk)),
  answers('completeSearchConsent', connectionMembers, async (desk) => {
    const { url } = await ask(desk)
    const answer = await fetch(url, { redirect: 'manual' })
    const { searchParams } = new URL(answer.headers.get('location') ?? '')
    const [state = '', code = ''] = ['state', 'code'].map((name) => searchParams.get(name) ?? '')
    return call(completeSearchConsent, { body: { state, code } }, desk)
  }),
  answers('disconnectSearchConsole', 'success', async (desk) => {
    await connect(desk)
    return call(disconnectSearchConsole, {}, desk)
  }),
  answers('importSearchFigures', 'queries pages skipped', (desk) =>
    call(importSearchFigures, { body: { file: Buffer.from(exported).toString('base64') } }, desk),
  ),
]

const add = (desk: ContractDesk) => call(addTrackedSite, { body: { host: 'blog.acme.example' } }, desk)

const connect = ({ searchConsole, key }: ContractDesk) =>
  call(
    connectSearchConsole,
    { body: { property: searchConsole.property, service_account: searchConsole.keyFile } },
    { key },
  )

const ask = ({ searchConsole, key }: ContractDesk) =>
  call(requestSearchConsent, { body: { property: searchConsole.property } }, { key })
