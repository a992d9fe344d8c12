/**
 * The folders of service/ as packages: which form no cycle, and which are closed. Tests may reach anywhere, so they are
 * left out here. There is no list of exceptions.
 */
const isPackage = '^service/[^/]+$|^service/engines/[^/]+$'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment:
        'Packages that import one another are one package, or an arrow points the wrong way: let the registry hand over what the lower one needs. Complete only together with the two rules below, by which each import between packages goes to the package itself.',
      severity: 'error',
      scope: 'folder',
      from: { path: isPackage },
      to: { circular: true },
    },
    {
      name: 'subfolders-are-closed',
      comment: "A package's subfolders are its own; what others need of it lies directly in its folder.",
      severity: 'error',
      from: { path: '^service/([^/]+)/' },
      to: {
        path: '^service/[^/]+/[^/]+/',
        pathNot: ['^service/$1/', '^service/engines/', '^service/db/schema/'],
      },
    },
    {
      name: 'engines-are-closed',
      comment:
        "What lies directly in an engine's folder is its interface; its subfolders are its inside. `shared.ts` hands out what others may use of an inside.",
      severity: 'error',
      from: { path: '^service/', pathNot: '^service/engines/' },
      to: { path: '^service/engines/[^/]+/[^/]+/' },
    },
    {
      name: 'engines-are-closed-to-engines',
      comment: 'The same between two engines.',
      severity: 'error',
      from: { path: '^service/engines/([^/]+)/' },
      to: { path: '^service/engines/[^/]+/[^/]+/', pathNot: '^service/engines/$1/' },
    },
    {
      name: 'nobody-imports-the-root',
      comment: 'The files of service/ itself put the packages together; no package knows them.',
      severity: 'error',
      from: { path: '^service/[^/]+/' },
      to: { path: '^service/[^/]+[.]ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^service/',
    exclude: { path: '\\.test\\.ts$|^service/db/migrations' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js'],
    },
  },
}
