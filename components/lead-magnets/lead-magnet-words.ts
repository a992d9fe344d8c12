import type { Tone } from '#components/ui/status-pill.tsx'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import type { ResultPage } from '#contract/results.ts'
import { formatNumber } from '#lib/format-number.ts'

/** What each kind is, as the form explains it. */
export const kinds = [
  {
    value: 'checklist',
    label: 'Checklist',
    hint: 'Tasks to tick off, with the reason where a source gives one. For readers who are about to act.',
  },
  {
    value: 'swipe_file',
    label: 'Swipe file',
    hint: 'About ten lines to paste, with blanks to fill in. For readers who write.',
  },
  {
    value: 'framework',
    label: 'Framework',
    hint: 'Stages with steps, an outcome and questions. For readers who plan.',
  },
] as const

export const languages = [
  { value: 'en', label: 'English' },
  { value: 'pt', label: 'Portuguese' },
  { value: 'de', label: 'German' },
  { value: 'es', label: 'Spanish' },
  { value: 'fr', label: 'French' },
  { value: 'it', label: 'Italian' },
] as const

export const platforms = [
  { value: 'twitter', label: 'X' },
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'bluesky', label: 'Bluesky' },
  { value: 'mastodon', label: 'Mastodon' },
] as const

export const statusLabels: Readonly<Record<string, { label: string; tone: Tone }>> = {
  generating: { label: 'Creating', tone: 'busy' },
  draft: { label: 'Draft', tone: 'info' },
  published: { label: 'Published', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
}

export const trustLabels: Readonly<Record<string, string>> = {
  sourced: 'Every statement has a source',
  mixed: 'Some lines have no source',
  unsourced: 'A template without sources',
}

/** `21 confirmed, 3 waiting`: whom the PDF was sent to, and who has not confirmed an address yet. */
export function signUpWords({ confirmed, pending }: NonNullable<LeadMagnet['leads']>): string {
  if (confirmed + pending === 0) return 'None yet'
  return pending === 0
    ? `${formatNumber(confirmed)} confirmed`
    : `${formatNumber(confirmed)} confirmed, ${formatNumber(pending)} waiting`
}

/** Visitors of the landing page who signed up, in percent; undefined while nobody came, or more than came signed up. */
export function conversionOf({
  visitors,
  confirmed_leads: leads,
}: Pick<ResultPage, 'visitors' | 'confirmed_leads'>): number | undefined {
  return visitors === 0 || leads > visitors ? undefined : Math.round((leads / visitors) * 100)
}

export function kindLabel(type: string): string {
  return kinds.find(({ value }) => value === type)?.label ?? type
}

export function leadMagnetName({ title, topic }: Pick<LeadMagnet, 'title' | 'topic'>): string {
  return title?.trim() || topic.trim() || 'Lead magnet'
}
