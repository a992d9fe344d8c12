import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { StatusPill, type Tone } from '#components/ui/status-pill.tsx'
import type { Engine } from '#contract/agents.ts'

/** The parts of the service, and which of its settings puts another engine in their place. */
const engineWords: Readonly<Record<string, { label: string; setting?: string }>> = {
  writer: { label: 'Writer', setting: 'Settings, Models; WRITER_URL' },
  lead_magnet_writer: { label: 'Lead-magnet writer' },
  typesetter: { label: 'PDF renderer' },
  reader: { label: 'Page reader' },
  site_reader: { label: 'Company site reader' },
  mail_records: { label: 'Mail records' },
  search: { label: 'Web search', setting: 'Settings, Models; SEARCH_URL' },
  answer_panel: { label: 'AI answers for brand scans', setting: 'ANSWER_ENGINES' },
  community: {
    label: 'Community search',
    setting: 'COMMUNITY_URL, COMMUNITY_CLIENT_ID, COMMUNITY_CLIENT_SECRET',
  },
  illustrator: { label: 'Article illustrations' },
  portraitist: { label: 'Avatars' },
  adaptations: { label: 'Social posts' },
  speech: { label: 'Speech' },
  mail: { label: 'Email', setting: 'SMTP_URL, MAIL_FROM' },
  files: { label: 'Files', setting: 'FILES_URL, FILES_BUCKET' },
  database: { label: 'Database', setting: 'DATABASE_URL' },
  cache: { label: 'Cache', setting: 'REDIS_URL' },
  limiter: { label: 'Rate limits', setting: 'REDIS_URL' },
}

const kinds: Readonly<Record<string, { tone: Tone; label: string }>> = {
  'built-in': { tone: 'neutral', label: 'Built in' },
  configured: { tone: 'info', label: 'Configured' },
  none: { tone: 'neutral', label: 'None' },
}

/** What answers for each part of the service, and what an operator sets to change it. */
export function EnginesPanel({ engines }: { engines: Readonly<Record<string, Engine>> }) {
  return (
    <Panel flush title="Engines">
      <DataTable
        label="Engine by feature"
        columns={columns}
        rows={Object.entries(engines)}
        idOf={([part]) => part}
      />
    </Panel>
  )
}

const columns: readonly Column<[part: string, Engine]>[] = [
  {
    id: 'part',
    header: 'Part',
    width: 'w-44',
    look: 'py-2 align-top text-ink',
    cell: ([part]) => engineWords[part]?.label ?? part,
  },
  {
    id: 'engine',
    header: 'Engine',
    look: 'py-2 align-top',
    cell: ([, { name, kind }]) => (
      <>
        <StatusPill tone={kinds[kind]?.tone ?? 'neutral'}>{kinds[kind]?.label ?? kind}</StatusPill>
        {name !== kind && <span className="block wrap-anywhere text-ink-faint text-xs">{name}</span>}
      </>
    ),
  },
  {
    id: 'setting',
    header: 'Environment variable',
    width: 'max-sm:hidden',
    look: 'py-2 align-top font-mono text-ink-faint text-xs',
    cell: ([part]) => engineWords[part]?.setting ?? '–',
  },
]
