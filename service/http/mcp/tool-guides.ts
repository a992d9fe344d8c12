/** What a model must know to choose a tool and to use its answer; the price is added from the price list. */
export type ToolGuide = {
  /** What it does, when to use it, and when another tool is right. */
  use: string
  /** What comes back, and what to do with it. */
  returns: string
  /** Arguments of a call that works. */
  example: Readonly<Record<string, unknown>>
  /** The members of the answer that its schema lists; the others are there, too. */
  members: readonly string[]
  /** The member that a long answer is cut for last. */
  first?: string
  /** Members that few calls need: left for `read_more`. */
  later?: readonly string[]
  /** Items of the price list that are worth naming; all when left out. */
  prices?: readonly string[]
}

const anArticle = { id: '5f0c6a1e-8a55-4b52-9a3e-0c2b5a1d7e10' }
const aRun = { runId: anArticle.id }
const ofAJob =
  'Where the client asks for progress, it waits for the end, at most 15 minutes; else it answers at once with the job to poll.'
const page = ['total', 'limit', 'offset']

/** The tools that every client is shown, in the order of a working day. The others are in toolsets, by their noun. */
export const toolGuides: Readonly<Record<string, ToolGuide>> = {
  getMe: {
    use: 'Tells who you act for: workspace, site, credits left. Call it first in a session.',
    returns:
      'the balance: `tenant_balance.credits` can be spent now. Engines, prices, rate limits and retention are under `cut`, for read_more.',
    example: {},
    members: ['tenant', 'blog_url', 'tenant_balance', 'packages', 'topup_url'],
    later: ['engines', 'prices', 'rate_limits', 'retention'],
  },
  getStatus: {
    use: 'Tells what is not set up yet and what waits for somebody. Use it to find out what to do next.',
    returns: '`actions`, the most urgent first.',
    example: {},
    members: ['areas', 'actions'],
  },
  estimate: {
    use: 'Tells the most that a call can charge, what it probably will, and how long it takes, without making it.',
    returns:
      'Credits, their breakdown, the balance afterwards and `notes`. `feasible` false: it would not give what it is for (of an article only a brief) and be free; the notes say why.',
    example: { operation: 'generateArticle', input: { topic: 'Choosing a grinder', size: 'mini' } },
    members: [
      'credits_required',
      'breakdown',
      'balance_after',
      'feasible',
      'affordable',
      'seconds_expected',
      'notes',
    ],
  },
  searchKnowledge: {
    use: 'Searches what the workspace knows: its own documents. Use it before you write or claim anything about the company. It does not search the web.',
    returns: '`passages`, the best first, with their documents.',
    example: { query: 'Which grinders do we sell?', limit: 5 },
    members: ['passages'],
  },
  uploadDocument: {
    use: 'Adds a text or a page to the knowledge base, so that articles can state and cite it. Not for drafts of articles.',
    returns: 'The document with its `id`. The same text again is a conflict that names the first.',
    example: { source_type: 'url', source_url: 'https://example.com/about' },
    members: ['id', 'title', 'chunks_count', 'partial'],
  },
  generateArticle: {
    use: 'Researches and writes a new article with citations. `auto_publish` false keeps it a draft; left out, the setting of the workspace decides. Not for changes of an article: that is saveDraft. Call searchKnowledge or estimate before if unsure.',
    returns:
      'the article’s `id`, `status` and `problems`. Waits for the end: at most 20 seconds, or 15 minutes where the client asks for progress. If `status` is processing then, poll getArticle; with `wait_for_completion` false it answers so at once. Read the text with getDraft.',
    example: { topic: 'How to choose a coffee grinder', size: 'mini', auto_publish: false },
    members: [
      'id',
      'status',
      'topic',
      'title',
      'slug',
      'article_url',
      'word_count',
      'mode',
      'version',
      'credits_used',
      'estimated_total_credits',
      'trust_level',
      'problems',
      'progress',
      'message',
      'error',
    ],
  },
  getArticle: {
    use: 'Tells the state of one article: poll it after generateArticle or publishArticle. For its text use getDraft.',
    returns: '`status`: processing, generated (a draft), publishing, published or failed.',
    example: anArticle,
    members: ['id', 'status', 'title', 'article_url', 'progress', 'problems', 'version', 'error'],
  },
  listArticles: {
    use: 'Lists articles by state or words, to find an id or to see what exists before writing again.',
    returns: '`articles` without their texts, a page at a time, and `counts` by state.',
    example: { status: 'generated', limit: 10 },
    members: ['articles', 'counts', ...page],
  },
  getDraft: {
    use: 'Reads an article as Markdown, with sources and checked claims. Use it before saveDraft.',
    returns: '`markdown` and `version`; the version is needed to save.',
    example: anArticle,
    members: ['version', 'title', 'slug', 'description', 'markdown', 'tags', 'sources', 'claims'],
    first: 'markdown',
  },
  saveDraft: {
    use: 'Saves your edit of an article as a new version. Send the whole text: where getDraft was cut, read on first.',
    returns: 'The draft with its new `version`.',
    example: {
      ...anArticle,
      version: 1,
      title: 'Grinders',
      slug: 'grinders',
      description: '',
      markdown: '# Grinders',
    },
    members: ['version', 'title', 'markdown'],
  },
  publishArticle: {
    use: 'Makes a draft public. Ask the user first; read `problems` of getArticle before. To publish later use changeArticle.',
    returns: '`status` publishing; poll getArticle for `article_url`.',
    example: anArticle,
    members: ['article_id', 'status', 'message', 'problems'],
  },
  changeArticle: {
    use: 'Schedules a draft for a time, cancels that, or takes a public article down.',
    returns: 'The article in its new state.',
    example: { ...anArticle, action: 'schedule', at: '2030-01-31T09:00:00Z' },
    members: ['id', 'status', 'scheduled_at', 'published_at'],
  },
  getSchedule: {
    use: 'Shows what appeared and will appear, day by day, and which days have too little.',
    returns: '`entries` by time, and `days` with `is_gap`.',
    example: { from: '2030-01-01', to: '2030-01-14' },
    members: ['timezone', 'entries', 'days'],
  },
  adaptArticle: {
    use: 'Rewrites a finished article as posts for social platforms. Nothing is posted.',
    returns: '`adaptations` with their text; platforms that failed are in `errors` and cost nothing.',
    example: { article_id: anArticle.id, platforms: ['linkedin'] },
    members: ['adaptations', 'total_credits', 'errors'],
  },
  createLeadMagnet: {
    use: 'Makes a PDF from the knowledge base that readers get for their address: checklist, swipe file or framework.',
    returns: `The lead magnet with its \`id\`. ${ofAJob}`,
    example: { type: 'checklist', topic: 'Setting up a coffee bar' },
    members: ['id', 'status', 'title', 'pdf_url', 'public_url', 'credits_charged', 'error'],
  },
  getLeadMagnet: {
    use: 'Tells the state of one lead magnet: poll it after createLeadMagnet.',
    returns: '`status`, and once done `pdf_url` and its content.',
    example: anArticle,
    members: ['id', 'status', 'title', 'pdf_url', 'public_url', 'content', 'progress', 'error'],
  },
  createBrandScan: {
    use: 'Asks answer engines about a brand and its market and measures whether and how they name it. Use it to find out where the brand is missing.',
    returns: `The scan with its \`id\`. ${ofAJob}`,
    example: { brandName: 'Acme Coffee', category: 'coffee grinders' },
    members: ['id', 'status', 'overall_score', 'score_basis', 'recommendations', 'warnings', 'error'],
  },
  getBrandScan: {
    use: 'Tells state and result of a brand scan.',
    returns:
      '`overall_score` of 100 in what `score_basis` says, each engine’s `results`, and `recommendations` with topics to write about.',
    example: anArticle,
    members: [
      'id',
      'status',
      'overall_score',
      'score_basis',
      'results',
      'recommendation_details',
      'warnings',
      'error',
    ],
  },
  createScoutRun: {
    use: 'Searches a community forum for what people complain about and ask for. Use it to find topics and wording of readers.',
    returns: `The run with its \`run_id\`. ${ofAJob}`,
    example: { query: 'coffee grinder recommendation', subreddits: ['Coffee'], limit: 10 },
    members: ['run_id', 'status', 'results', 'credits_used', 'error'],
  },
  getScoutRun: {
    use: 'Tells state and results of a forum search.',
    returns: '`results` sorted by kind with scores and links.',
    example: aRun,
    members: ['run_id', 'status', 'results', 'progress', 'error'],
  },
  createWarmLead: {
    use: 'Researches one company as a customer: signals, fit, contacts and first messages, from public pages. Not for people, and not for your own company.',
    returns: `\`run\` with its \`id\`. ${ofAJob}`,
    example: { domain: 'mozilla.org', buyerRoles: ['Head of Content'] },
    members: ['run', 'credits_charged', 'idempotent'],
  },
  getWarmLead: {
    use: 'Tells state and result of a report on a company.',
    returns: '`result` with evidence, scores, contacts and drafts; exportWarmLead gives its rows as a file.',
    example: aRun,
    members: ['id', 'status', 'domain', 'result', 'blocked_reason', 'error_message'],
  },
}
