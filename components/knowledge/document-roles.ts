import type { DocumentRole } from '#contract/knowledge.ts'

/** What a document is for, in the words of the dashboard. */
export const documentRoles: readonly { value: DocumentRole; word: string; label: string; hint: string }[] = [
  { value: 'facts', word: 'Facts', label: 'Facts', hint: 'Articles can state and cite it.' },
  {
    value: 'voice',
    word: 'Voice',
    label: 'Voice: how we sound',
    hint: 'Articles sound like it. It is never used as a source of facts.',
  },
  {
    value: 'internal',
    word: 'Internal',
    label: 'Internal: used, never named',
    hint: 'A language model can use its facts. Its title never appears publicly, and evidence digests leave it out.',
  },
]

/** Services of others, and of earlier releases, have documents with facts only. */
export function documentRole(role: string | undefined): (typeof documentRoles)[number] | undefined {
  return documentRoles.find(({ value }) => value === (role ?? 'facts'))
}
