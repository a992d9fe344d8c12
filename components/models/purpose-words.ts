import type { ConnectionList, ModelPurpose } from '#contract/models.ts'

type InUse = ConnectionList['in_use']['writing']

export const purposeTitles: Record<ModelPurpose, string> = {
  writing: 'Writing',
  checking: 'Checking',
  search: 'Web search',
}

/** Who does it now and who chose that, in one sentence. */
export function stateSentence(purpose: ModelPurpose, { name, host, from }: InUse): string {
  const at = host && host !== name ? `${name} at ${host}` : name
  const chosen = from === 'operator' ? ', as the operator of this server configured' : ''
  if (purpose === 'search') {
    return from === 'none'
      ? 'No web search is connected: only your own knowledge is searched.'
      : `The web is searched with ${name}${chosen}.`
  }
  if (purpose === 'writing') {
    if (from === 'none') return 'No model is connected: articles are evidence digests.'
    if (from === 'local') return `Articles are written by ${name}, a model of the local Ollama.`
    return `Articles are written by ${at}${chosen}.`
  }
  if (from === 'none') return 'Sentences are compared with their sources by numbers, names and words alone.'
  if (from === 'writing' || from === 'local') return `${name} checks what it wrote. A second model sees more.`
  return `Sentences are checked by ${at}${chosen}.`
}

/** What connecting one brings. */
export const purposeHints: Record<ModelPurpose, string> = {
  writing:
    'With a model you get whole articles, posts and mails from your sources. Its provider bills you; this service only sends what a text needs.',
  checking:
    'Judges every sentence against its source. A chat model, or one that answers Yes or No, such as bespoke-minicheck.',
  search: 'Finds pages for articles that ask for a web search.',
}
