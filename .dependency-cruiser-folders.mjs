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
        'Packages that import one another are one package, or an arrow points the wrong way: let the registry pass what the lower one needs. Complete only together with the two rules below, by which each import between packages goes to the package itself.',
      severity: 'error',
      scope: 'folder',
      from: { path: isPackage },
      to: { circular: true },
    },
    {
      name: 'subfolders-are-closed',
      comment: "A package's subfolders are its own; what others need of it is directly in its folder.",
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
        "The files directly in an engine's folder are its interface; its subfolders are its implementation. `shared.ts` exports what others may use of it.",
      severity: 'error',
      from: { path: '^service/', pathNot: '^service/engines/' },
      to: { path: '^service/engines/[^/]+/[^/]+/' },
    },
    {
      name: 'engines-are-closed-to-engines',
      comment: 'One engine imports only the interface of another.',
      severity: 'error',
      from: { path: '^service/engines/([^/]+)/' },
      to: { path: '^service/engines/[^/]+/[^/]+/', pathNot: '^service/engines/$1/' },
    },
    {
      name: 'no-imports-of-the-root',
      comment: 'The files of service/ itself assemble the packages; no package imports them.',
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
