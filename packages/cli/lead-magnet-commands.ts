import { type Client, createLeadMagnet, getLeadMagnet, listLeadMagnets } from '../client/src/index.ts'
import { columns } from './columns.ts'
import { command } from './command.ts'
import { runJob } from './job-commands.ts'
import { readLimit } from './read-limit.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

export type LeadMagnetOptions = {
  type?: string
  niche?: string
  language?: string
  images?: boolean
  publish?: boolean
  yes?: boolean
}

const types = ['checklist', 'swipe_file', 'framework'] as const
const languages = ['en', 'pt', 'de', 'es', 'fr', 'it'] as const

/** Shows the price, asks, makes a lead magnet, and shows where its PDF and its page are. */
export async function leadMagnet(
  terminal: Terminal,
  client: Client,
  topic: string,
  { niche, images = false, publish = false, yes, ...options }: LeadMagnetOptions,
): Promise<void> {
  const type = types.find((one) => one === (options.type ?? 'checklist'))
  if (!type) throw new UsageError(`--type is ${types.join(', ')}.`)
  const language = languages.find((one) => one === (options.language ?? 'en'))
  if (!language) throw new UsageError(`--language of a lead magnet is ${languages.join(', ')}.`)
  const body = {
    type,
    topic,
    language,
    ...(niche !== undefined && { niche }),
    generate_images: images,
    auto_publish: publish,
  }
  const job = {
    call: { operation: 'createLeadMagnet', input: body } as const,
    question: 'Create it?',
    noun: 'Lead magnet',
    reads: 'getLeadMagnet',
    cancels: 'cancelLeadMagnet',
    start: (to: Client) => createLeadMagnet(to, { body }),
    get: getLeadMagnet,
    at: (id: string) => ({ path: { id } }),
    lines: ({ id, title, status, pdf_url, public_url, page_count }: LeadMagnetResult) => [
      title ?? topic,
      pdf_url && `PDF${page_count === undefined ? '' : `, ${page_count} pages`}: ${pdf_url}`,
      public_url && `${status === 'published' ? 'Page' : 'Once published'}: ${public_url}`,
      status === 'draft' &&
        `To publish it: ${command} api changeLeadMagnet ${id} --data '{"status": "published"}'`,
    ],
    charged: ({ credits_used }: LeadMagnetResult) => credits_used,
  }
  await runJob(terminal, client, job, yes)
}

type LeadMagnetResult = Awaited<ReturnType<typeof getLeadMagnet>>

/** The newest lead magnets, one a line. */
export async function leadMagnets(terminal: Terminal, client: Client, limit = '20'): Promise<void> {
  const page = await listLeadMagnets(client, { query: { limit: readLimit(limit) } })
  if (page.lead_magnets.length === 0)
    terminal.note(`There are no lead magnets yet. To create one: ${command} lead-magnet "TOPIC"`)
  else terminal.heading(columns(terminal, 'CREATED', 'STATUS', 'ID', 'TITLE'))
  for (const one of page.lead_magnets)
    terminal.show(columns(terminal, one.created_at, one.status, one.id, one.title ?? one.topic), one)
}
