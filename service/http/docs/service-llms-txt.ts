import { clientPackagePath } from '../../config/client-package.ts'
import type { Docs } from './docs-content.ts'

/** `/llms.txt` of the service (llmstxt.org): where a program that reads prose finds its way in. */
export function serviceLlmsTxt({ reference, guides, groups }: Docs): string {
  const base = reference.baseUrl
  const line = (title: string, path: string, about: string) =>
    `- [${title}](${base}${path}.md): ${about.replaceAll(/\s+/g, ' ')}`
  return `# Masthead

> A self-hosted content-marketing desk. Agents research, write, publish and distribute content for a tenant by HTTP or by MCP; a dashboard does the same for people.

Every operation takes an API key, except health, this description (\`/api/agent/openapi.json\`) and registration. Operations that charge say so and cost credits. \`POST /api/agent/estimate\` returns the price beforehand.

## Start

- [Getting a key](${base}/auth.md): register with an email address, claim with a code
- [Reference](${base}/docs): every operation with its price, fields and errors
- [Errors](${base}/docs/errors): every code, what it means and what to do next
- [Everything in one text](${base}/llms-full.txt): every guide and every operation
- [OpenAPI 3.1](${base}/openapi.json): the same for programs
- [TypeScript client and command line](${base}${clientPackagePath}): a package that npm installs from this address; \`npx ${base}${clientPackagePath} --help\` lists the commands
- [MCP](${base}/mcp): the operations as tools, with the same key, or signed in by OAuth 2.1; ?toolsets=all lists all tools

## Guides

${guides.map(({ title, slug, description }) => line(title, `/docs/guides/${slug}`, description)).join('\n')}

## Operations

${groups.map(({ noun, title, description }) => line(title, `/docs/${noun}`, description)).join('\n')}
- [Events](${base}/docs/events.md): what is posted to webhook endpoints
- [Error codes](${base}/docs/errors.md): every code, what it means and what to do next
- [Changelog](${base}/docs/changelog.md): what changed from version to version

## Discovery

- [Protected resource](${base}/.well-known/oauth-protected-resource): RFC 9728
- [Authorization server](${base}/.well-known/oauth-authorization-server): RFC 8414

## Optional

- [Health](${base}/api/agent/health): without a key
`
}
