import { formatCount, formatNumber, formatTenths } from '#lib/format-number.ts'

type Members = Readonly<Record<string, unknown>>

/** The counts of a run and the engines that answered as facts in words, and every member that is not known here. */
export function countFacts(counters: Members, engines: Members) {
  const used = new Set<string>()
  const number = (name: string) => {
    const value = counters[name]
    if (typeof value !== 'number') return undefined
    used.add(name)
    return value
  }
  const word = (name: string) => {
    const value = engines[name]
    if (typeof value !== 'string') return undefined
    used.add(`engine ${name}`)
    return value
  }
  const joined = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(', ') || undefined
  const counted = (name: string, one: string, many?: string) => {
    const count = number(name)
    return count === undefined ? undefined : formatCount(count, one, many)
  }
  const [read, notRead] = [number('pages_read'), number('pages_not_read')]
  const [bytes, seconds, tooOld] = [number('bytes_read'), number('seconds'), number('signals_too_old')]
  const [reader, records, writer] = [word('reader'), word('mail_records'), word('drafts')]
  const facts = [
    {
      label: 'Pages',
      value: joined(
        read !== undefined && `${formatNumber(read)} read`,
        notRead ? `${formatNumber(notRead)} not read` : undefined,
      ),
    },
    {
      label: 'Read',
      value: joined(
        bytes !== undefined && `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} KB`,
        counted('requests', 'request'),
        seconds !== undefined && `${formatTenths(seconds)} s`,
      ),
    },
    {
      label: 'Signals',
      value: joined(
        counted('signals', 'signal'),
        tooOld ? `${formatNumber(tooOld)} too old` : undefined,
        counted('posts_found', 'post seen', 'posts seen'),
      ),
    },
    {
      label: 'People',
      value: joined(
        counted('people_found', 'found', 'found'),
        counted('contacts', 'contact in the report', 'contacts in the report'),
      ),
    },
    { label: 'Drafts', value: joined(counted('drafts', 'draft'), writer && `written by ${writer}`) },
    { label: 'Read with', value: joined(reader && `${reader} reader`, records && `${records} mail records`) },
  ].filter(({ value }) => value !== undefined)
  // The profile is said at the head, and the requests of both are the same.
  const isSaid = (name: string, value: unknown) =>
    used.has(`engine ${name}`) || name === 'profile' || (name === 'requests' && value === counters.requests)
  const more: Members = {
    ...Object.fromEntries(Object.entries(counters).filter(([name]) => !used.has(name))),
    ...Object.fromEntries(Object.entries(engines).filter(([name, value]) => !isSaid(name, value))),
  }
  return { facts, more }
}
