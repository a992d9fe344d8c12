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
  const chosen = from === 'operator' ? ', configured by the operator' : ''
  if (purpose === 'search') {
    return from === 'none' ? 'Articles use only your knowledge.' : `Web searches use ${name}${chosen}.`
  }
  if (purpose === 'writing') {
    if (from === 'none')
      return 'Without a model you get evidence digests: what your sources say, statement by statement.'
    if (from === 'local') return `${name} (local Ollama) writes articles.`
    return `${at}${chosen} writes articles.`
  }
  if (from === 'none') return 'Statements are checked against their sources by numbers, names and words only.'
  if (from === 'writing' || from === 'local')
    return `${name} checks its own articles. A second model catches more.`
  return `${at}${chosen} checks statements.`
}

/** What connecting one brings. */
export const purposeHints: Record<ModelPurpose, string> = {
  writing:
    'A model writes articles, social posts and emails from your sources. Larger models write better. Providers bill you for what it reads and writes, and we send only what each text needs.',
  checking: 'A second model reads each statement beside its source and says whether the source supports it.',
  search:
    'A web search finds pages for articles that ask for it. Brave Search, Tavily, Exa and Google bill you for usage. SearXNG is free if you run it yourself.',
}
