import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './environment.mjs'
import { runsService } from './node-version.mjs'

/** @typedef {Record<string, string>} Wanted */
/** @typedef {{ dependencies?: Wanted, optionalDependencies?: Wanted, peerDependencies?: Wanted, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} LockedPackages by their folder, for example `node_modules/zod` */

/** The folders whose sources run in an image; the dashboard is built. */
const programs = ['service', 'contract']

/** Compilers and converters of pictures: Next has them for building and for `next/image`, which is not used. */
const buildOnly = /^node_modules\/(?:@next\/swc-|sharp$|@img\/)/

/** What no program reads: source maps, types and manuals, web fonts that are not served, and parts of Next. */
const needless = [
  /\.(?:map|md|markdown|d\.[cm]?ts|flow|woff2)$/i,
  /\/node_modules\/next\/dist\/(?:esm|docs)\//,
  /\/node_modules\/next\/dist\/compiled\/[^/]+-experimental\//,
  /\/node_modules\/next\/dist\/compiled\/.*\.(?:dev|development|[a-z-]*experimental[a-z.-]*)\.js$/,
]

/** The web fonts that the service sends: service/site/typefaces.ts and service/http/plain-font.ts read them. */
const servedFonts = [
  /\/@fontsource-variable\/[^/]+\/files\/[\w-]+-latin(?:-ext)?-wght-(?:normal|italic)\.woff2$/,
  /\/@fontsource\/newsreader\/files\/newsreader-latin-500-normal\.woff2$/,
]

/**
 * Those direct dependencies, optional ones too, whose name stands in a string of the sources.
 * @param {{ dependencies?: Wanted, optionalDependencies?: Wanted }} manifest package.json
 * @param {readonly string[]} sources
 */
export function namedIn({ dependencies, optionalDependencies }, sources) {
  const names = Object.keys({ ...dependencies, ...optionalDependencies })
  const text = sources.join('\n')
  return names.filter((name) =>
    ["'", '"', '`'].some((quote) => [quote, '/'].some((end) => text.includes(`${quote}${name}${end}`))),
  )
}

/**
 * The given folders and those of everything that they depend on, as Node finds it.
 * @param {LockedPackages} packages
 * @param {readonly string[]} folders
 */
export function withDependencies(packages, folders) {
  const kept = new Set(folders.filter((folder) => folder in packages && !buildOnly.test(folder)))
  for (const folder of kept) {
    for (const name of dependenciesOf(packages[folder] ?? {})) {
      const found = find(packages, folder, name)
      if (found !== undefined && !buildOnly.test(found)) kept.add(found)
    }
  }
  return kept
}

/** @param {LockedPackage} one */
function dependenciesOf({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** @param {LockedPackages} packages @param {string} from @param {string} name */
function find(packages, from, name) {
  for (let at = from; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const folder = `${at}/node_modules/${name}`
    if (folder in packages) return folder
  }
  return `node_modules/${name}` in packages ? `node_modules/${name}` : undefined
}

/** @param {string} folder @returns {string[]} the files in it at any depth; links are not followed */
function listFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listFiles(path)
    return entry.isFile() ? [path] : []
  })
}

/** Whether a file of a package goes. @param {string} path */
export function isNeedless(path) {
  const plain = path.split(sep).join('/')
  return (
    needless.some((pattern) => pattern.test(plain)) && !servedFonts.some((pattern) => pattern.test(plain))
  )
}

/** The packages that the built dashboard was found to load. @param {string} folder the repository's root */
function tracedPackages(folder) {
  const traces = listFiles(join(folder, '.next')).filter((path) => path.endsWith('.nft.json'))
  const files = traces.flatMap((trace) => {
    /** @type {{ files: string[] }} */
    const { files } = JSON.parse(readFileSync(trace, 'utf8'))
    return files.map((file) =>
      relative(folder, join(dirname(trace), file))
        .split(sep)
        .join('/'),
    )
  })
  return new Set(
    files.flatMap((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []),
  )
}

/**
 * The folders of the packages that the programs load.
 * @param {string} folder the repository's root
 */
export function keptForImage(folder) {
  /** @type {{ dependencies: Wanted, optionalDependencies: Wanted }} */
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  /** @type {{ packages: LockedPackages }} */
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const sources = programs
    .flatMap((program) => listFiles(join(folder, program)))
    .filter((path) => /\.(?:ts|mjs)$/.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(path, 'utf8'))
  const named = namedIn(manifest, sources).map((name) => `node_modules/${name}`)
  // A base with a Node that runs the programs needs no second one, which is a hundred megabytes.
  const node = runsService(process.version) ? [] : ['node_modules/node']
  return {
    kept: withDependencies(packages, [...named, ...node, 'node_modules/next', ...tracedPackages(folder)]),
    all: Object.keys(packages).filter((path) => path !== ''),
  }
}

/**
 * Removes from a finished installation what only building and developing need. For an image that is being built: `npm
 * ci` brings everything back.
 * @param {string} folder the repository's root
 */
export function pruneForImage(folder) {
  const { kept, all } = keptForImage(folder)
  for (const path of all) {
    const isKept = kept.has(path) || [...kept].some((one) => one.startsWith(`${path}/`))
    if (!isKept) rmSync(join(folder, path), { recursive: true, force: true })
  }
  const built = join(folder, '.next')
  const leftovers = [
    ...listFiles(join(folder, 'node_modules')).filter(isNeedless),
    ...listFiles(join(built, 'server')).filter((path) => path.endsWith('.map')),
    join(built, 'cache'),
    join(built, 'diagnostics'),
    join(built, 'trace'),
    join(folder, 'node_modules', '.cache'),
  ]
  for (const path of leftovers) rmSync(path, { recursive: true, force: true })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) pruneForImage(root)
