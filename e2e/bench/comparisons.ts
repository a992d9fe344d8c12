import type { Comparison } from './compare.ts'
import type { Call } from './measure.ts'
import type { SeededTenant } from './seed.ts'

/** The hot paths, each with the handlers that it is measured against. */
export function comparisons(
  ports: { service: number; bare: number; file: number },
  tenants: readonly SeededTenant[],
  { listed, leadMagnetId }: { listed: number; leadMagnetId: string },
): Comparison[] {
  const origin = (port: number) => `http://127.0.0.1:${port}`
  const [service, bare, file] = [origin(ports.service), origin(ports.bare), origin(ports.file)]
  const tenantOf = (n: number) => {
    const tenant = tenants[n % tenants.length]
    if (!tenant) throw new Error('There are tenants.')
    return tenant
  }
  const [reader, lister] = tenants
  if (!reader || !lister) throw new Error('There are tenants.')
  const keyed = (tenant: SeededTenant) => ({ authorization: `Bearer ${tenant.key}` })
  const read = (prefix: string) => (n: number) => ({
    path: `${prefix}/articles/${tenantOf(n).articleId}`,
    headers: keyed(tenantOf(n)),
  })
  const body = JSON.stringify({ topic: 'Grinders for a coffee bar', wait_for_completion: false })
  const accept =
    (path: string) =>
    (n: number): Call => ({
      path,
      method: 'POST',
      headers: { ...keyed(tenantOf(n)), 'content-type': 'application/json' },
      body,
    })
  const list = (query: string) => (path: string) => () => ({
    path: `${path}?${query}`,
    headers: keyed(lister),
  })
  const all = (
    name: string,
    servicePath: string,
    barePath: string,
    call: (path: string) => (n: number) => Call,
    status = 200,
  ) => ({
    name,
    service: { origin: service, call: call(servicePath), status },
    plain: { origin: bare, call: call(`/plain${barePath}`), status },
    least: { origin: bare, call: call(`/least${barePath}`), status },
  })
  const get = (path: string) => () => ({ path })
  const first = list('limit=50&offset=0')
  const deep = list(`limit=50&offset=${listed - 1000}`)
  const lists = (
    what: string,
    servicePath: string,
    barePath: string,
    calls: Record<string, ReturnType<typeof list>>,
  ) =>
    Object.entries(calls).map(([which, call]) =>
      all(`list ${what}${which} (least: no counts)`, servicePath, barePath, call),
    )
  const page = () => ({
    path: `/${reader.handle}/grinders-for-a-coffee-bar`,
    headers: { 'accept-encoding': 'br' },
  })
  return [
    all('health', '/api/agent/health', '/health', get),
    all('read one article', '/api/agent', '', read),
    all('accept a generation', '/api/agent/autopilot', '/autopilot', accept, 202),
    ...lists('50 deliveries', '/api/agent/webhooks/deliveries', '/deliveries', {
      '': first,
      ' with a status': list('status=dead_lettered&limit=50&offset=0'),
      ' of a type that has none': list('event_type=article.deleted&limit=50&offset=0'),
      ' at a deep offset': deep,
    }),
    ...lists('50 articles', '/api/agent/articles', '/articles', {
      '': first,
      ' with a status': list('status=failed&limit=50&offset=0'),
      ' at a deep offset': deep,
    }),
    ...lists('50 ledger entries', '/api/agent/credits/ledger', '/ledger', {
      '': first,
      ' of a kind': list('kind=settle&limit=50&offset=0'),
      ' at a deep offset': deep,
    }),
    ...lists('50 leads', `/api/agent/lead-magnets/${leadMagnetId}/leads`, `/leads/${leadMagnetId}`, {
      '': first,
      ' with a status': list('status=pending&limit=50&offset=0'),
      ' at a deep offset': deep,
    }),
    ...lists('50 events', '/api/agent/events', '/events', { '': list('limit=50') }),
    {
      name: 'home of a site with 50,000 articles',
      service: {
        origin: service,
        call: () => ({ path: `/${reader.handle}`, headers: { 'accept-encoding': 'br' } }),
      },
      plain: { origin: bare, call: get(`/plain/home/${reader.handle}`) },
      least: { origin: bare, call: get('/memory/page') },
    },
    {
      name: 'published page',
      service: { origin: service, call: page },
      plain: { origin: file, call: get('/') },
      least: { origin: bare, call: get('/memory/page') },
    },
    {
      name: 'published page whose reader is counted (plain: the same for a bot)',
      service: {
        origin: service,
        call: (n) => ({
          path: page().path,
          headers: {
            ...page().headers,
            'user-agent': `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/${100 + (n % 40)}.0.${n % 1000}.0 Safari/537.36`,
            referer: 'https://www.google.com/',
          },
        }),
      },
      plain: { origin: service, call: page },
    },
  ]
}
