/**
 * Allowed imports. Every rule is an error; there is no baseline of exceptions.
 * The packages: contract (API contract), service (backend), app over components over lib (dashboard), e2e (tests).
 */
const service = '^service/'
/** The folders that domain modules depend on. */
const foundations = 'config|core|db|engines|log|outbound|palette|prices|queue|secrets|text|tracing'
const moduleFolders = `^service/(?!(?:${foundations}|http)/)[^/]+/`
const test = '\\.test\\.tsx?$'

/**
 * @param {string} name
 * @param {string} comment
 * @param {Record<string, unknown>} from
 * @param {Record<string, unknown>} to
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'A cycle means that two files are one idea, or that a dependency points the wrong way.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid('no-unresolvable', 'An import must resolve.', {}, { couldNotResolve: true }),
    forbid(
      'contract-depends-on-zod-only',
      'The contract depends on zod and nothing else.',
      { path: '^contract/', pathNot: test },
      { pathNot: ['^contract/', '^node_modules/zod/'] },
    ),
    forbid(
      'dashboard-knows-no-service',
      'The dashboard knows the service only as a base URL.',
      { path: '^(app|components|lib|instrumentation|proxy)' },
      { path: service },
    ),
    forbid(
      'service-knows-no-dashboard',
      'The service runs without the dashboard.',
      { path: service },
      {
        path: '^(app|components|lib)/|^node_modules/(next|react|react-dom|@radix-ui)/',
        pathNot: '^node_modules/react/',
      },
    ),
    forbid(
      'client-stands-alone',
      'The client is a package of its own: it imports nothing of ours, and nothing at all when it runs.',
      { path: '^packages/client/src/' },
      { pathNot: '^packages/client/src/' },
    ),
    forbid(
      'command-line-uses-the-client',
      'The command line knows the service as any program does: by the client.',
      { path: '^packages/cli/', pathNot: test },
      { pathNot: '^packages/c(li/|lient/(src/|package\\.json$))|^scripts/', dependencyTypesNot: ['core'] },
    ),
    forbid('no-imports-of-app', 'Routes are leaves.', { pathNot: '^app/' }, { path: '^app/' }),
    forbid(
      'ui-knows-no-module',
      'components/ui depends on no domain module.',
      { path: '^components/ui/' },
      { path: '^(components/(?!ui/)|contract/|lib/(?!class-names|format-))' },
    ),
    forbid(
      'module-components-stay-apart',
      "A module's components do not import from another module's folder.",
      { path: '^components/(?!ui/|shell/|jobs/)([^/]+)/' },
      { path: '^components/(?!ui/|shell/|jobs/)([^/]+)/', pathNot: '^components/$1/' },
    ),
    forbid(
      'components-never-reach-the-key',
      'Code that runs in a browser must not reach the API client, the session or the environment.',
      { path: '^(components|lib/queries)/' },
      {
        path: '^lib/(agent-api/|agent-session|session\\.ts|session-(action|from-claim|from-key|page|route)|auth-options|pending-claim|saved-claim|key-reveal|file-answer|env\\.ts)',
        reachable: true,
      },
    ),
    forbid(
      'only-app-imports-api-client',
      'Only app imports lib/agent-api.',
      { path: '^(components|lib/(?!agent-api/|session|auth-options|file-answer))' },
      { path: '^lib/agent-api/' },
    ),
    forbid(
      'reads-have-one-client',
      'A component names an operation, and imports no list of operations with their schemas.',
      { path: '^(components|lib/queries)/', pathNot: '^lib/queries/operation-query\\.ts$' },
      { path: '^lib/read-operations\\.ts$' },
    ),
    forbid(
      'tables-have-columns',
      'A table is described by its columns; components/ui/data-table.tsx renders them all.',
      { path: '^(app|components)/', pathNot: '^components/ui/data-table\\.tsx$' },
      { path: '^components/ui/table\\.tsx$' },
    ),
    forbid(
      'next-auth-has-a-home',
      'lib/session.ts returns who is signed in; next-auth is imported only by its configuration and by the buttons that call it.',
      {
        path: '^(app|components|lib|proxy)',
        pathNot: `^(lib/(auth-options|auth-types|agent-session|pending-claim)|app/api/auth/|app/\\(dashboard\\)/settings/connect/page|components/(sign-in/sign-in-with|shell/shell-commands|settings/rotate-key))|${test}`,
      },
      { path: '^node_modules/next-auth/' },
    ),
    forbid(
      'api-client-imports',
      'The API client depends on the contract and the environment.',
      { path: '^lib/agent-api/', pathNot: test },
      { path: '^(components|app|service)/' },
    ),
    forbid(
      'http-is-transport-only',
      'The HTTP layer has no business rules; domain modules do.',
      { path: '^service/http/', pathNot: test },
      { path: '^service/(db|queue|engines)/|^node_modules/(drizzle-orm|pg|pg-boss)/' },
    ),
    forbid(
      'modules-know-no-http',
      'A domain module does not depend on HTTP.',
      { path: moduleFolders, pathNot: test },
      { path: '^service/http/|^node_modules/(hono|@hono)/' },
    ),
    forbid(
      'modules-use-engine-interfaces',
      'A domain module imports the interface of an engine: never its implementation, a vendor or the choice of one.',
      { path: moduleFolders, pathNot: test },
      {
        path: '^service/engines/[^/]+/(brave|built-in|choose|create|exa|google|local|model|outbox|reddit|redis|s3|searxng|smtp|tavily)-',
      },
    ),
    forbid(
      'engines-are-self-contained',
      'Engines import SDKs, the network guard and themselves.',
      { path: '^service/engines/', pathNot: test },
      { path: '^service/(?!engines/|outbound/|text/|config/|palette/)' },
    ),
    forbid(
      'outbound-is-self-contained',
      'The network guard imports nothing else of the service.',
      { path: '^service/outbound/', pathNot: test },
      { path: '^service/(?!outbound/)' },
    ),
    forbid(
      'text-is-self-contained',
      'Functions for any text import nothing else of the service.',
      { path: '^service/text/', pathNot: test },
      { path: '^service/(?!text/)' },
    ),
    forbid(
      'single-egress',
      'Code that can open a connection could bypass the guard.',
      { path: '^service/', pathNot: ['^service/outbound/', test] },
      { path: '^node_modules/undici/' },
    ),
    forbid(
      'queue-and-db-know-no-module',
      'The worker binds handlers; the queue and the database know no domain module.',
      { path: '^service/(queue|db)/', pathNot: test },
      { path: moduleFolders },
    ),
    forbid(
      'production-uses-no-test-support',
      'Harnesses, fake servers and fixtures are for tests, and demo data is for the demo.',
      { path: '^(app|components|lib|contract|service|instrumentation|proxy)', pathNot: test },
      { path: '^(test-support|e2e|demo)/' },
    ),
    forbid(
      'production-uses-no-development-package',
      'What production code imports (not vitest, not fast-check) belongs in dependencies.',
      { path: '^(app|components|lib|contract|service|instrumentation|proxy)', pathNot: test },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'one-way-to-drizzle',
      'Each file that names Drizzle costs every start of the service; see service/db/sql.ts.',
      { path: '^(service|demo|e2e|test-support)/', pathNot: '^service/db/sql\\.ts$' },
      { path: '^node_modules/drizzle-orm/index\\.' },
    ),
    forbid(
      'orphans',
      'A file without importers is either an entry point or dead code.',
      {
        orphan: true,
        path: '^(contract|lib|components|service)/',
        pathNot: [test, '\\.d\\.ts$', '^service/(main|migrate|commands/|http/docs/browser/)'],
      },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.service|\\.data|node_modules/\\.cache|service/db/migrations)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
