import type { LocalOllama, ModelProvider } from '#contract/models.ts'

/** One provider as its tile shows it. */
export type ShownProvider = { id: string; name: string; detail: string; isRecommended: boolean }

export type ProviderGroups = {
  hosted: ShownProvider[]
  /** Run on a machine of one's own, where nothing is billed. */
  own: ShownProvider[]
  /** Any other server that speaks the same language. */
  other: ModelProvider | undefined
}

/** What one gets from a provider, in a few words; of one that is not known here, what it asks for. */
const details: Readonly<Record<string, string>> = {
  openai: 'GPT models',
  anthropic: 'Claude models',
  google: 'Gemini models',
  perplexity: 'Searches the web',
  mistral: 'Mistral models',
  openrouter: 'Most models, one API key',
  groq: 'Open models, fast',
  lmstudio: 'Your own models',
  vllm: 'Your own models',
}

/** The one that lets a beginner try every other with a single key. */
const recommended = 'openrouter'

/** @param ollama that of the service's machine; undefined where the service does not say */
export function providerGroups(
  providers: readonly ModelProvider[],
  ollama: Pick<LocalOllama, 'found'> | undefined,
): ProviderGroups {
  const shown = ({ id, label, needs_key }: ModelProvider): ShownProvider => ({
    id,
    name: label,
    detail:
      id === 'ollama' && ollama
        ? ollama.found
          ? 'Found on this machine'
          : 'Not found on this machine'
        : (details[id] ?? (needs_key ? 'API key' : 'No key needed')),
    isRecommended: id === recommended,
  })
  const named = providers.filter(({ id }) => id !== 'other')
  return {
    hosted: named
      .filter(({ local }) => !local)
      .map(shown)
      .toSorted((a, b) => Number(b.isRecommended) - Number(a.isRecommended)),
    own: named.filter(({ local }) => local).map(shown),
    other: providers.find(({ id }) => id === 'other'),
  }
}
