import { randomUUID } from 'node:crypto'
import { publishArticle } from '#contract/articles.ts'
import {
  changeDestination,
  choosePlacements,
  connectDestination,
  disconnectDestination,
  listDestinations,
  listPlacements,
  type Placement,
  retryPlacement,
  testDestination,
} from '#contract/destinations.ts'
import { call } from '#lib/agent-api/client.ts'
import { eventually } from '#test-support/eventually.ts'
import { answers, under } from './call.ts'
import type { ContractDesk } from './contract-desk.ts'

const destinationMembers =
  'id kind name url is_default status settings.as settings.category_ids authors categories tested_at created_at updated_at'
const placementMembers =
  'id article_id destination_id destination.kind destination.name destination.is_connected is_home status edited_there attempts created_at updated_at'

export const destinationCalls = [
  answers('connectDestination', destinationMembers, connect),
  answers('listDestinations', under('destinations.0', destinationMembers), async (desk) => {
    await connect(desk)
    return call(listDestinations, {}, desk)
  }),
  answers('changeDestination', destinationMembers, async (desk) => {
    const { id } = await connect(desk)
    return call(changeDestination, { params: { id }, body: { name: 'Our blog' } }, desk)
  }),
  answers('testDestination', destinationMembers, async (desk) => {
    const { id } = await connect(desk)
    return call(testDestination, { params: { id } }, desk)
  }),
  answers('disconnectDestination', 'success', async (desk) => {
    const { id } = await connect(desk)
    return call(disconnectDestination, { params: { id } }, desk)
  }),
  answers(
    'choosePlacements',
    `home is_chosen article_url ${under('placements.0', placementMembers)}`,
    async (desk) => {
      const { id: home } = await connect(desk)
      return call(choosePlacements, { params: { id: await desk.draft() }, body: { home } }, desk)
    },
  ),
  answers(
    'listPlacements',
    `home is_chosen article_url ${under('placements.0', `${placementMembers} reason message`)}`,
    async (desk) => {
      const { article_id } = await failed(desk)
      return call(listPlacements, { params: { id: article_id } }, desk)
    },
  ),
  answers('retryPlacement', placementMembers, async (desk) => {
    const { id } = await failed(desk)
    return call(retryPlacement, { params: { id }, body: { overwrite: true } }, desk)
  }),
]

/** A receiver that does not answer where it puts articles. */
function connect(desk: ContractDesk) {
  const url = desk.receiver.url(`/${randomUUID()}`)
  const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`
  return call(connectDestination, { body: { kind: 'webhook', url, secret } }, desk)
}

async function failed(desk: ContractDesk): Promise<Placement> {
  const { id: home } = await connect(desk)
  const params = { id: await desk.draft() }
  await call(choosePlacements, { params, body: { home } }, desk)
  await call(publishArticle, { params }, desk)
  return eventually(async () => {
    const { placements } = await call(listPlacements, { params }, desk)
    return placements?.find(({ status }) => status === 'failed')
  })
}
