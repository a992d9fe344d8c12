/**
 * For each operation that is a tool for an agent, by its id: a payload that works as it is, of a GET its query. What is
 * not here is not in the tool catalogue. Every operation that charges must be here; one that needs the id of a record
 * takes the one that a reader puts in place of this.
 */
export const anyArticleId = '00000000-0000-4000-8000-000000000000'

export const toolSamples: Readonly<Record<string, Record<string, unknown>>> = {
  validateSchema: { url: 'http://example.com/' },
  previewSocial: { url: 'http://example.com/' },
  generateArticle: {
    topic: 'How to choose a coffee grinder',
    source_urls: ['http://example.com/'],
    size: 'mini',
    wait_for_completion: false,
    auto_publish: false,
  },
  createSession: { categories: ['Coffee brewing'], interval_minutes: 1440 },
  createLeadMagnet: { type: 'checklist', topic: 'Setting up a coffee bar' },
  createWarmLead: { domain: 'mozilla.org' },
  createScoutRun: { query: 'coffee grinder recommendation', subreddits: ['Coffee'], limit: 10 },
  createBrandScan: { brandName: 'Acme Coffee' },
  uploadDocument: {
    title: 'How we choose our grinders',
    content: 'We buy grinders with conical burrs of 58 millimetres and brush them every evening.',
  },
  adaptArticle: { article_id: anyArticleId, platforms: ['linkedin'] },
  createAvatar: { age_range: '26-35', type: 'tech_founder', location: 'coffee_shop', gender: 'female' },
  estimate: { operation: 'validateSchema', input: { url: 'http://example.com/' } },
  forecastArticle: { topic: 'Conical burrs' },
  searchKnowledge: { query: 'conical burrs', limit: 5 },
  listGaps: { days: 7 },
  suggestSlots: {},
  listArticles: { limit: 10 },
  listDocuments: { limit: 10 },
  listLedger: { limit: 10 },
  listWebhooks: {},
  listDeliveries: { status: 'failed', limit: 10 },
  listEventTypes: {},
  listPersonas: {},
  listTools: {},
  getSettings: {},
  getStatus: {},
  getMe: {},
}
