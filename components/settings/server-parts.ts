import type { Engine } from '#contract/agents.ts'

/** A part of the service as an operator sees it. */
export type ServerPart = {
  /** As the service names it. */
  part: string
  /** What it does. */
  label: string
  /** What does it now. */
  inUse: string
  /** What changes it: an environment variable or two, or a page of the settings. */
  changedBy: string | undefined
}

/** `standard`: what does it as installed. */
type PartWords = { label: string; standard: string; changedBy?: string }

const groups: readonly { label: string; parts: Readonly<Record<string, PartWords>> }[] = [
  {
    label: 'Writing',
    parts: {
      writer: {
        label: 'Articles',
        standard: 'Digests of your sources, without a model',
        changedBy: 'Settings, Models or WRITER_URL',
      },
      lead_magnet_writer: { label: 'Lead magnets', standard: 'Compiled from your knowledge' },
      adaptations: { label: 'Social posts', standard: 'Taken from the article, without a model' },
      typesetter: { label: 'PDF layout', standard: 'Set on this server' },
      illustrator: { label: 'Article images', standard: 'Drawn on this server' },
      portraitist: { label: 'Avatars', standard: 'Drawn on this server' },
      speech: {
        label: 'Read-aloud audio',
        standard: 'Spoken on this server',
        changedBy: 'SPEECH_URL',
      },
    },
  },
  {
    label: 'Research',
    parts: {
      search: {
        label: 'Web search',
        standard: 'Your knowledge only',
        changedBy: 'Settings, Models or SEARCH_URL',
      },
      community: {
        label: 'Forums',
        standard: 'Public pages of Reddit',
        changedBy: 'COMMUNITY_CLIENT_ID and COMMUNITY_CLIENT_SECRET, or COMMUNITY_URL',
      },
      answer_panel: {
        label: 'Answer engines for brand scans',
        standard: 'Answers from your own content, not from an answer engine',
        changedBy: 'ANSWER_ENGINES',
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
        changedBy: 'SMTP_URL and MAIL_FROM',
      },
      files: {
        label: 'Files',
        standard: 'Stored in the data directory',
        changedBy: 'FILES_URL and FILES_BUCKET',
      },
      database: {
        label: 'Database',
        standard: 'PostgreSQL in the data directory',
        changedBy: 'DATABASE_URL',
      },
      cache: { label: 'Cache', standard: 'In the database', changedBy: 'REDIS_URL' },
      limiter: { label: 'Rate limits', standard: 'Counted in the database', changedBy: 'REDIS_URL' },
    },
  },
]

export type ServerParts = {
  /** What somebody set up, or what nothing does: it is unlike a new server. */
  differing: ServerPart[]
  /** As installed, by what it is for; a group without any is left out. */
  standard: { label: string; parts: ServerPart[] }[]
}

/** The parts of a server in words, those first that are unlike a new server. A part without words here keeps its name. */
export function serverParts(engines: Readonly<Record<string, Engine>>): ServerParts {
  const known = groups.map(({ label, parts }) => ({
    label,
    parts: Object.entries(parts).flatMap(([part, words]) => {
      const engine = engines[part]
      return engine ? [{ ...partWords(part, engine, words), kind: engine.kind }] : []
    }),
  }))
  const names = new Set(groups.flatMap(({ parts }) => Object.keys(parts)))
  const others = Object.entries(engines)
    .filter(([part]) => !names.has(part))
    .map(([part, engine]) => ({ ...partWords(part, engine), kind: engine.kind }))
  const all = others.length === 0 ? known : [...known, { label: 'Other', parts: others }]
  return {
    differing: all.flatMap(({ parts }) => parts.filter(({ kind }) => kind !== 'built-in')).map(withoutKind),
    standard: all
      .map(({ label, parts }) => ({
        label,
        parts: parts.filter(({ kind }) => kind === 'built-in').map(withoutKind),
      }))
      .filter(({ parts }) => parts.length > 0),
  }
}

function partWords(part: string, { name, kind }: Engine, words?: PartWords): ServerPart {
  const label = words?.label ?? part.replaceAll('_', ' ')
  const own = kind === 'none' ? 'Not set up' : name === 'built-in' ? 'Included' : name
  return {
    part,
    label,
    inUse: kind === 'built-in' && words ? words.standard : own,
    changedBy: words?.changedBy,
  }
}

function withoutKind({ part, label, inUse, changedBy }: ServerPart): ServerPart {
  return { part, label, inUse, changedBy }
}
