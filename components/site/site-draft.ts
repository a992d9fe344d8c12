import type { SiteBranding, UpdateSiteInput } from '#contract/site.ts'

/** What the form holds: the whole branding, half typed values too. */
export type SiteDraft = { [Member in keyof UpdateSiteInput]-?: SiteBranding[Member] }

export function draftOf(branding: SiteBranding): SiteDraft {
  const { name, tagline, layout, typeface, accent, paper, logo, mark, navigation, footer } = branding
  const { imprintUrl, privacyUrl, language, authors, callToAction, leadMagnetId } = branding
  const { contents, related, shareLinks } = branding
  return {
    ...{ name, tagline, layout, typeface, accent, paper, logo, mark, navigation, footer },
    ...{ imprintUrl, privacyUrl, language, authors, callToAction, leadMagnetId },
    ...{ contents, related, shareLinks },
  }
}

/** What is half typed is left out, so that the preview goes on. */
export function previewable(draft: SiteDraft): UpdateSiteInput {
  const { accent, paper, imprintUrl, privacyUrl, ...others } = draft
  const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value)
  const isLink = (url: string | null) =>
    url === null || /^(?:https?:\/\/[^\s/]|mailto:\S|\/(?!\/))\S*$/.test(url)
  return {
    ...others,
    ...(isColor(accent) && { accent }),
    ...(isColor(paper) && { paper }),
    ...(isLink(imprintUrl) && { imprintUrl }),
    ...(isLink(privacyUrl) && { privacyUrl }),
    navigation: draft.navigation.filter(({ label, url }) => label !== '' && url !== '' && isLink(url)),
    authors: draft.authors.flatMap((author) =>
      author.name === '' ? [] : [{ ...author, url: isLink(author.url) ? author.url : null }],
    ),
  }
}
