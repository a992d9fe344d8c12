import type { Engine } from '#contract/agents.ts'

/** A page of the settings. */
type Place = { label: string; href: string; act: string }

type Docs = { label: string; section: string }

/** A part of the service as an operator sees it. */
export type ServerPart = {
  /** As the service names it. */
  part: string
  /** What it does. */
  label: string
  /** What does it now. */
  inUse: string
  /** Where a workspace changes it. */
  page: Place | undefined
  /** What changes it on the server. */
  variables: readonly string[]
  /** The section of the documentation that says how, and what to call it; where no page changes it. */
  docs: Docs | undefined
}

/** A part that somebody has to set up, with what is missing until then. */
export type NeedingPart = ServerPart & { stops: string }

/** `standard`: what does it as installed. `stops`: what does not work while it is done that way. */
type PartWords = {
  label: string
  standard: string
  page?: Place
  variables?: readonly string[]
  docs?: Docs
  stops?: { 'built-in'?: string; none?: string }
}

const models: Place = { label: 'Models', href: '/settings/models', act: 'Connect a model' }

const groups: readonly { label: string; parts: Readonly<Record<string, PartWords>> }[] = [
  {
    label: 'Writing',
    parts: {
      writer: {
        label: 'Articles',
        standard: 'Digests of your sources, without a model',
        page: models,
        variables: ['WRITER_URL', 'WRITER_MODEL'],
        stops: {
          'built-in': 'No model is connected. Articles list what your sources say instead of telling it.',
        },
      },
      lead_magnet_writer: { label: 'Lead magnets', standard: 'Compiled from your knowledge' },
      adaptations: { label: 'Social posts', standard: 'Taken from the article, without a model' },
      typesetter: { label: 'PDF layout', standard: 'Set on this server' },
      illustrator: { label: 'Article images', standard: 'Drawn on this server' },
      portraitist: { label: 'Avatars', standard: 'Drawn on this server' },
      speech: {
        label: 'Read-aloud audio',
        standard: 'Spoken on this server',
        variables: ['SPEECH_URL'],
        docs: { label: 'How to add audio', section: 'read-aloud-audio' },
        stops: { none: "Articles can't be read aloud." },
      },
    },
  },
  {
    label: 'Research',
    parts: {
      search: {
        label: 'Web search',
        standard: 'Your knowledge only',
        page: models,
        variables: ['SEARCH_URL'],
      },
      community: {
        label: 'Forums',
        standard: 'Public pages of Reddit',
        variables: ['COMMUNITY_CLIENT_ID', 'COMMUNITY_CLIENT_SECRET', 'COMMUNITY_URL'],
      },
      answer_panel: {
        label: 'Answer engines',
        standard: 'Practice scans of your own content',
        page: {
          label: 'Answer engines',
          href: '/settings/answer-engines',
          act: 'Connect an answer engine',
        },
        variables: ['ANSWER_ENGINES'],
        stops: {
          'built-in':
            'None is connected. Brand scans only search your own content, so they show no real answers.',
        },
      },
      reader: { label: 'Web pages', standard: 'Read from this server' },
      site_reader: { label: 'Company sites', standard: 'Read from this server' },
      mail_records: { label: 'Email domains of contacts', standard: 'Looked up in DNS' },
    },
  },
  {
    label: 'Delivery and storage',
    parts: {
      mail: {
        label: 'Email',
        standard: 'Kept on this machine, not sent',
        variables: ['SMTP_URL', 'MAIL_FROM'],
        docs: { label: 'How to send email', section: 'email' },
        stops: {
          'built-in': 'Email is not sent: no sign-in links, no confirmations for readers, no Monday report.',
        },
      },
      files: {
        label: 'Files',
        standard: 'Stored in the data directory',
        variables: ['FILES_URL', 'FILES_BUCKET'],
      },
      database: {
        label: 'Database',
        standard: 'PostgreSQL in the data directory',
        variables: ['DATABASE_URL'],
      },
      cache: { label: 'Cache', standard: 'In the database', variables: ['REDIS_URL'] },
      limiter: { label: 'Rate limits', standard: 'Counted in the database', variables: ['REDIS_URL'] },
    },
  },
]

export type ServerParts = {
  /** What somebody has to set up. */
  needing: NeedingPart[]
  /** What somebody set up, or what nothing does: it is unlike a new server. */
  differing: ServerPart[]
  /** As installed, by what it is for; a group without any is left out. */
  standard: { label: string; parts: ServerPart[] }[]
}

type KnownPart = { kind: string; part: ServerPart; stops: string | undefined }

/** The parts of a server in words, those first that need somebody. A part without words here keeps its name. */
export function serverParts(engines: Readonly<Record<string, Engine>>): ServerParts {
  const known = groups.map(({ label, parts }) => ({
    label,
    parts: Object.entries(parts).flatMap(([part, words]) => {
      const engine = engines[part]
      return engine ? [describe(part, engine, words)] : []
    }),
  }))
  const names = new Set(groups.flatMap(({ parts }) => Object.keys(parts)))
  const others = Object.entries(engines)
    .filter(([part]) => !names.has(part))
    .map(([part, engine]) => describe(part, engine))
  const all = others.length === 0 ? known : [...known, { label: 'Other', parts: others }]
  const each = all.flatMap(({ parts }) => parts)
  return {
    needing: each.flatMap(({ part, stops }) => (stops === undefined ? [] : [{ ...part, stops }])),
    differing: each
      .filter(({ kind, stops }) => kind !== 'built-in' && stops === undefined)
      .map(({ part }) => part),
    standard: all
      .map(({ label, parts }) => ({
        label,
        parts: parts
          .filter(({ kind, stops }) => kind === 'built-in' && stops === undefined)
          .map(({ part }) => part),
      }))
      .filter(({ parts }) => parts.length > 0),
  }
}

function describe(part: string, { name, kind }: Engine, words?: PartWords): KnownPart {
  const own = kind === 'none' ? 'Not set up' : name === 'built-in' ? 'Included' : name
  return {
    kind,
    stops: kind === 'built-in' || kind === 'none' ? words?.stops?.[kind] : undefined,
    part: {
      part,
      label: words?.label ?? part.replaceAll('_', ' '),
      inUse: kind === 'built-in' && words ? words.standard : own,
      page: words?.page,
      variables: words?.variables ?? [],
      docs: words?.docs,
    },
  }
}
