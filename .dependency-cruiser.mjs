/**
 * Who may import whom. Every rule is an error; there is no baseline of exceptions.
 * The wings: contract (the words), service (who answers), app over components over lib (who asks), e2e (the proof).
 */
const service = '^service/'
/** What nouns stand on. */
const foundations = 'config|core|db|engines|log|outbound|palette|prices|queue|secrets|text'
const nounFolders = `^service/(?!(?:${foundations}|http)/)[^/]+/`
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
      'A cycle means that two files are one idea, or that an arrow points the wrong way.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid('no-unresolvable', 'An import must resolve.', {}, { couldNotResolve: true }),
    forbid(
      'contract-stands-alone',
      'The words depend on zod and nothing else.',
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
    forbid('nobody-imports-app', 'Routes are leaves.', { pathNot: '^app/' }, { path: '^app/' }),
    forbid(
      'ui-knows-no-noun',
      'components/ui has no domain word.',
      { path: '^components/ui/' },
      { path: '^(components/(?!ui/)|contract/|lib/(?!class-names|format-))' },
    ),
    forbid(
      'noun-components-stay-apart',
      "A noun's components do not reach into another noun's folder.",
      { path: '^components/(?!ui/|shell/|jobs/)([^/]+)/' },
      { path: '^components/(?!ui/|shell/|jobs/)([^/]+)/', pathNot: '^components/$1/' },
    ),
    forbid(
      'components-never-reach-the-key',
      'What runs in a browser must not reach the door, the session or the environment.',
      { path: '^(components|lib/queries)/' },
      {
        path: '^lib/(agent-api/|agent-session|session\\.ts|session-(action|from-claim|from-key|page|route)|auth-options|pending-claim|saved-claim|key-reveal|file-answer|env\\.ts)',
        reachable: true,
      },
    ),
    forbid(
      'only-app-opens-the-door',
      'lib/agent-api is used by app alone.',
      { path: '^(components|lib/(?!agent-api/|session|auth-options|file-answer))' },
      { path: '^lib/agent-api/' },
    ),
    forbid(
      'reads-have-one-client',
      'A component asks for an operation by its name, and imports no list of operations with their schemas.',
      { path: '^(components|lib/queries)/', pathNot: '^lib/queries/operation-query\\.ts$' },
      { path: '^lib/read-operations\\.ts$' },
    ),
    forbid(
      'tables-have-columns',
      'A table is described by its columns; components/ui/data-table.tsx draws them all.',
      { path: '^(app|components)/', pathNot: '^components/ui/data-table\\.tsx$' },
      { path: '^components/ui/table\\.tsx$' },
    ),
    forbid(
      'next-auth-has-a-home',
      'Who is signed in is asked of lib/session.ts; the library itself is met where it is set up and where it is pressed.',
      {
        path: '^(app|components|lib|proxy)',
        pathNot: `^(lib/(auth-options|auth-types|agent-session|pending-claim)|app/api/auth/|app/\\(dashboard\\)/settings/page|components/(sign-in/sign-in-with|shell/shell-commands|settings/rotate-key))|${test}`,
      },
      { path: '^node_modules/next-auth/' },
    ),
    forbid(
      'door-imports',
      'The door knows the contract and the environment.',
      { path: '^lib/agent-api/', pathNot: test },
      { path: '^(components|app|service)/' },
    ),
    forbid(
      'http-carries-only',
      'HTTP carries; nouns decide.',
      { path: '^service/http/', pathNot: test },
      { path: '^service/(db|queue|engines)/|^node_modules/(drizzle-orm|pg|pg-boss)/' },
    ),
    forbid(
      'nouns-know-no-http',
      'A noun does not know that it is spoken to over HTTP.',
      { path: nounFolders, pathNot: test },
      { path: '^service/http/|^node_modules/(hono|@hono)/' },
    ),
    forbid(
      'nouns-use-engine-interfaces',
      'A noun sees the interface of an engine: never its inside, never one vendor, and not who chooses.',
      { path: nounFolders, pathNot: test },
      {
        path: '^service/engines/[^/]+/(brave|built-in|choose|create|exa|google|local|model|outbox|reddit|redis|s3|searxng|smtp|tavily)-',
      },
    ),
    forbid(
      'engines-stand-alone',
      'Engines know SDKs, the network guard and themselves.',
      { path: '^service/engines/', pathNot: test },
      { path: '^service/(?!engines/|outbound/|text/|config/|palette/)' },
    ),
    forbid(
      'outbound-stands-alone',
      'The network guard serves everybody and knows nobody.',
      { path: '^service/outbound/', pathNot: test },
      { path: '^service/(?!outbound/)' },
    ),
    forbid(
      'text-stands-alone',
      'What is done with any text serves everybody and knows nobody.',
      { path: '^service/text/', pathNot: test },
      { path: '^service/(?!text/)' },
    ),
    forbid(
      'one-way-out',
      'Whoever could open a connection could go around the guard.',
      { path: '^service/', pathNot: ['^service/outbound/', test] },
      { path: '^node_modules/undici/' },
    ),
    forbid(
      'queue-and-db-know-no-noun',
      'The worker binds handlers; the queue and the database know no noun.',
      { path: '^service/(queue|db)/', pathNot: test },
      { path: nounFolders },
    ),
    forbid(
      'production-uses-no-test-support',
      'Harnesses, loopback servers and fixtures are for tests, and the story is for the demo.',
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
      'A file that nobody imports is either an entry or dead.',
      {
        orphan: true,
        path: '^(contract|lib|components|service)/',
        pathNot: [test, '\\.d\\.ts$', '^service/(main|migrate|commands/)'],
      },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.data|node_modules/\\.cache|service/db/migrations)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
