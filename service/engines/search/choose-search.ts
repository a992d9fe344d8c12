import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { createBraveSearch } from './brave-search.ts'
import { createExaSearch } from './exa-search.ts'
import { createGoogleSearch } from './google-search.ts'
import type { Search, SearchSettings } from './search.ts'
import { createSearxngSearch } from './searxng-search.ts'
import { createTavilySearch } from './tavily-search.ts'

/** The engine of a provider, asked through `fetch`. */
export function chooseSearch(settings: SearchSettings, fetch: GuardedFetch): Search {
  const { provider, ...rest } = settings
  switch (provider) {
    case 'searxng':
      return createSearxngSearch(settings.address, fetch)
    case 'brave':
      return createBraveSearch({ ...rest, fetch })
    case 'tavily':
      return createTavilySearch({ ...rest, fetch })
    case 'exa':
      return createExaSearch({ ...rest, fetch })
    case 'google':
      return createGoogleSearch({ ...rest, fetch })
  }
}
