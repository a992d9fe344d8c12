import { isOnWebsite } from '#contract/own-website.ts'
import type { AgentContext } from '../core/context.ts'
import type { CommunityPost } from '../engines/community/community.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { getHandle } from '../site/get-handle.ts'

type LinksOwnPage = (post: Pick<CommunityPost, 'text' | 'link'>) => boolean

/** Without what ends a sentence, and the bracket of Markdown that follows an address. */
const addresses = /https?:\/\/[^\s<>()\]]+/giu
const ending = /[.,;:!?*_"'”’]+$/u

/** Recognises posts that link to a page of the company: on one of its websites, or on its published site here. */
export async function createLinksOwnPage(ctx: AgentContext): Promise<LinksOwnPage> {
  const [handle, { profile }] = await Promise.all([getHandle(ctx), getSettingsRow(ctx)])
  const site = `${ctx.config.serviceUrl}/${handle}`
  const websites = profile.websites ?? []
  const isOwn = (address: string) =>
    isOnWebsite(address, websites) || address === site || address.startsWith(`${site}/`)
  return ({ text, link }) => {
    const inText = (text.match(addresses) ?? []).map((address) => address.replace(ending, ''))
    return [...inText, ...(link === null ? [] : [link])].some(isOwn)
  }
}
