import type { Me } from '#contract/agents.ts'

/**
 * The address by which other programs reach the service, without a trailing slash: what it says of itself where it
 * does (its published pages stand right below), else the one that the dashboard uses.
 */
export function serviceAddress(me: Pick<Me, 'blog_url' | 'tenant'> | undefined, agentApiUrl: string): string {
  const below = me && `/${me.tenant.handle}`
  if (!below || !/^https?:\/\//.test(me.blog_url) || !me.blog_url.endsWith(below)) return agentApiUrl
  return me.blog_url.slice(0, -below.length)
}
