import { type LoopbackNetwork, type NetworkReply, startLoopbackNetwork } from './social-network.ts'

export const blueskyHandle = 'acme.bsky.example'
export const blueskyPassword = 'abcd-efgh-ijkl-mnop'
export const blueskyDid = 'did:plc:acmeacmeacmeacmeacmeacme'

export type LoopbackBluesky = LoopbackNetwork & {
  records: { rkey: string; record: Record<string, unknown> }[]
  /** How readers answered each record, by its key; a service without a view of the network answers nothing. */
  readers: Map<string, { likeCount: number; replyCount: number; repostCount: number }> | undefined
  /** Answers of the next records, in order; null cuts the connection after the record was made. */
  next: (NetworkReply | null)[]
  /** The access token grows too old; with `refresh` the other one does, too. */
  expire(options?: { refresh?: boolean }): void
}

/** A personal data server that speaks what we use of the AT Protocol. */
export async function startLoopbackBluesky(): Promise<LoopbackBluesky> {
  const records: LoopbackBluesky['records'] = []
  const next: LoopbackBluesky['next'] = []
  let generation = 1
  let refreshable = true
  const session = () => ({
    did: blueskyDid,
    handle: blueskyHandle,
    accessJwt: `access-${generation}`,
    refreshJwt: `refresh-${generation}`,
  })
  const refOf = (rkey: string) => ({
    uri: `at://${blueskyDid}/app.bsky.feed.post/${rkey}`,
    cid: `bafy${rkey}`,
  })
  const started = await startLoopbackNetwork('bsky.example', ({ path, headers, body, query }) => {
    const token = headers.authorization?.replace('Bearer ', '')
    switch (path.replace('/xrpc/', '')) {
      case 'com.atproto.server.createSession': {
        const isKnown = body.identifier === blueskyHandle && body.password === blueskyPassword
        const error = { error: 'AuthenticationRequired', message: 'Invalid identifier or password' }
        return isKnown ? { status: 200, body: session() } : { status: 401, body: error }
      }
      case 'com.atproto.server.refreshSession':
        if (!refreshable || !token?.startsWith('refresh-'))
          return { status: 400, body: { error: 'ExpiredToken', message: 'Token has expired' } }
        return { status: 200, body: session() }
    }
    if (token !== `access-${generation}`)
      return { status: 400, body: { error: 'ExpiredToken', message: 'Token has expired' } }
    if (path.endsWith('com.atproto.repo.getRecord')) {
      const rkey = query.get('rkey') ?? ''
      const isThere = records.some((one) => one.rkey === rkey)
      return isThere
        ? { status: 200, body: { ...refOf(rkey), value: {} } }
        : { status: 400, body: { error: 'RecordNotFound', message: 'Could not locate record' } }
    }
    if (path.endsWith('com.atproto.repo.deleteRecord')) {
      const index = records.findIndex((one) => one.rkey === body.rkey)
      if (index >= 0) records.splice(index, 1)
      return { status: 200, body: {} }
    }
    if (path.endsWith('app.bsky.feed.getPosts') && network.readers) {
      const posts = query.getAll('uris').flatMap((uri) => {
        const rkey = uri.split('/').at(-1) ?? ''
        const isThere = records.some((one) => one.rkey === rkey)
        return isThere ? [{ ...refOf(rkey), ...network.readers?.get(rkey) }] : []
      })
      return { status: 200, body: { posts } }
    }
    if (!path.endsWith('com.atproto.repo.createRecord'))
      return { status: 501, body: { error: 'MethodNotImplemented' } }
    const planned = next.shift()
    if (planned) return planned
    const rkey = String(body.rkey)
    if (records.some((one) => one.rkey === rkey))
      return { status: 400, body: { error: 'InvalidRequest', message: 'Record already exists' } }
    // Written by the test's own service as an object.
    records.push({ rkey, record: body.record as Record<string, unknown> })
    return planned === null ? null : { status: 200, body: refOf(rkey) }
  })
  const network: LoopbackBluesky = Object.assign(started, {
    readers: new Map(),
    records,
    next,
    expire(options?: { refresh?: boolean }) {
      generation += 1
      refreshable = options?.refresh !== true
    },
  })
  return network
}
