import { readdirSync, readFileSync } from 'node:fs'
import { retryDays, retryDelaysSeconds } from '#contract/webhook-retries.ts'
import { clientPackagePath } from '../../config/client-package.ts'
import { fieldRulesTable, idempotencyTable } from './field-rules.ts'

/** A text of the documentation: its first line is the title, the next paragraph the description. */
export type Guide = { slug: string; title: string; description: string; text: string }

/** What is there only for a service that keeps its emails in an outbox. */
const outboxPart = /\{\{outbox\}\}\n(.*?)\{\{\/outbox\}\}\n/gs

const folder = new URL('../../../docs/guides/', import.meta.url)

/**
 * The guides of `docs/guides/`, in the order of their file names. `{{base}}`, `{{client}}`, `{{retries}}`, `{{retry_days}}`,
 * `{{field_rules}}` and `{{idempotency}}` stand for the address, the client package and the retry schedule of this service, and for what
 * its operations do with fields that they do not know, and with `Idempotency-Key`; what stands between `{{outbox}}` and `{{/outbox}}` is there
 * for one that keeps its emails in an outbox.
 */
export function readGuides(baseUrl: string, { hasOutbox }: { hasOutbox: boolean }): Guide[] {
  return guideFiles().map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
      .replaceAll('{{client}}', `${baseUrl}${clientPackagePath}`)
      .replaceAll('{{base}}', baseUrl)
      .replaceAll(outboxPart, hasOutbox ? '$1' : '')
      .replaceAll('{{retries}}', retries())
      .replaceAll('{{retry_days}}', String(retryDays))
      .replaceAll('{{field_rules}}', fieldRulesTable())
      .replaceAll('{{idempotency}}', idempotencyTable())
    return guideOf(slugOf(name), text)
  })
}

/** The last part of the address of each guide. */
export function guideSlugs(): string[] {
  return guideFiles().map(slugOf)
}

export function guideOf(slug: string, text: string): Guide {
  const [title = '', description = ''] = text.split(/\n\n/)
  return { slug, title: title.replace(/^# /, ''), description: description.replaceAll('\n', ' '), text }
}

function guideFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d\d-[a-z-]+\.md$/.test(name))
    .toSorted()
}

const slugOf = (file: string) => file.slice(3, -3)

/** The attempts of a delivery as a table, from the schedule that the deliverer follows. */
function retries(): string {
  const rows = retryDelaysSeconds.map((seconds, at) => `| ${at + 2} | ${inWords(seconds)} |`)
  return ['| attempt | after the one before |', '|---|---|', '| 1 | at once |', ...rows].join('\n')
}

function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`
  return seconds < 3600 ? `${seconds / 60} minutes` : `${seconds / 3600} hours`
}
