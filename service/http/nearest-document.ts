import { newestClientPackagePath } from '../config/client-package.ts'
import { isSlipOf } from '../text/nearest-name.ts'

/** What is looked for beside the operations, with the names under which people look for it. */
const documents: readonly (readonly [path: string, names: string])[] = [
  ['/openapi.json', 'openapi swagger api-docs apidocs spec schema'],
  ['/docs', 'docs doc documentation reference redoc'],
  ['/api/agent/health', 'health healthz status ping ready readyz livez'],
  ['/llms.txt', 'llms llm'],
  ['/llms-full.txt', 'llms-full llm-full'],
  ['/auth.md', 'auth authentication'],
  ['/mcp', 'mcp sse'],
  ['/docs/changelog', 'changelog changes releases release-notes version versions'],
  ['/docs/guides/credits', 'pricing prices price-list plans'],
  ['/docs/errors', 'errors error-codes'],
  [newestClientPackagePath, 'masthead-client client sdk'],
]

/**
 * The document that was meant by a path outside the API at which there is nothing: `/openapi.yaml` for `/openapi.json`. Only one
 * name and no more of a path, since what else there is, is the owner's site. Undefined if none is like it.
 */
export function nearestDocument(sent: string): string | undefined {
  const bare = sent
    .replace(/\/+$/, '')
    .replace(/^\/(?:downloads|\.well-known)(?=\/)/, '')
    .replace(/^\/mcp\/(?:server-card|catalog)\b/, '/mcp')
  const name = /^\/([\w.-]+)$/.exec(bare)?.[1]?.replace(/\.(?:json|ya?ml|html?|txt|md|tgz)$/i, '')
  if (name === undefined) return undefined
  const meant = documents.find(([, names]) => names.split(' ').some((one) => isSlipOf(name, one)))?.[0]
  return meant === sent ? undefined : meant
}
