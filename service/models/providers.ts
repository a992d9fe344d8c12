import type { ModelProvider } from '#contract/models.ts'

/** The presets, the common ones first. Local servers use their default ports. */
export const providers: readonly ModelProvider[] = [
  model('openai', 'OpenAI', 'https://api.openai.com/v1', 'https://platform.openai.com/api-keys'),
  model(
    'anthropic',
    'Anthropic',
    'https://api.anthropic.com/v1',
    'https://console.anthropic.com/settings/keys',
  ),
  model(
    'google',
    'Google',
    'https://generativelanguage.googleapis.com/v1beta/openai',
    'https://aistudio.google.com/apikey',
  ),
  {
    ...model(
      'perplexity',
      'Perplexity',
      'https://api.perplexity.ai',
      'https://www.perplexity.ai/account/api/keys',
    ),
    kind: 'answers',
    hint: 'Its models search the web and name their sources, for example sonar or sonar-pro.',
  },
  model('mistral', 'Mistral', 'https://api.mistral.ai/v1', 'https://console.mistral.ai/api-keys'),
  model('openrouter', 'OpenRouter', 'https://openrouter.ai/api/v1', 'https://openrouter.ai/settings/keys'),
  model('groq', 'Groq', 'https://api.groq.com/openai/v1', 'https://console.groq.com/keys'),
  local('ollama', 'Ollama', 'http://127.0.0.1:11434/v1'),
  local('lmstudio', 'LM Studio', 'http://127.0.0.1:1234/v1'),
  local('vllm', 'vLLM', 'http://127.0.0.1:8000/v1'),
  {
    ...local('other', 'Another server', ''),
    local: false,
    hint: 'The base URL of any OpenAI-compatible API. It often ends in /v1.',
  },
  {
    ...search('searxng', 'SearXNG', '', undefined),
    needs_key: false,
    hint: 'The URL of your instance. Its settings must allow the json format.',
  },
  search(
    'brave',
    'Brave Search',
    'https://api.search.brave.com/res/v1/web/search',
    'https://api-dashboard.search.brave.com/app/keys',
  ),
  search('tavily', 'Tavily', 'https://api.tavily.com/search', 'https://app.tavily.com/home'),
  search('exa', 'Exa', 'https://api.exa.ai/search', 'https://dashboard.exa.ai/api-keys'),
  {
    ...search(
      'google',
      'Google programmable search',
      'https://www.googleapis.com/customsearch/v1',
      'https://developers.google.com/custom-search/v1/introduction',
    ),
    hint: 'Create a search engine for the whole web and copy its search engine ID.',
  },
]

function model(id: string, label: string, url: string, key_url: string): ModelProvider {
  return { id, label, kind: 'model', url, needs_key: true, local: false, key_url }
}

function local(id: string, label: string, url: string): ModelProvider {
  const hint = "Unless it's Ollama on this machine, the operator must allow its URL with OUTBOUND_ALLOW."
  return { id, label, kind: 'model', url, needs_key: false, local: true, hint }
}

function search(id: string, label: string, url: string, key_url: string | undefined): ModelProvider {
  return { id, label, kind: 'search', url, needs_key: true, local: false, ...(key_url && { key_url }) }
}

/** The presets as they are on this machine, where Ollama may listen elsewhere. */
export function presets(ollamaUrl: string): ModelProvider[] {
  return providers.map((one) => (one.id === 'ollama' ? { ...one, url: ollamaUrl } : one))
}
