import {
  addSiteDomain,
  getSite,
  previewSite,
  removeSiteDomain,
  updateSite,
  uploadSitePicture,
  verifySiteDomain,
} from '#contract/site.ts'
import { exportSite } from '#contract/site-transfer.ts'
import { call } from '#lib/agent-api/client.ts'
import { answers } from './call.ts'
import type { ContractDesk } from './contract-desk.ts'

const siteMembers =
  'url title branding.layout branding.typeface branding.accent branding.navigation colors.0.theme colors.0.given colors.0.used colors.0.ratio colors.0.adjusted domains feeds.rss feeds.atom feeds.json'
const domainMembers = 'domain status main dnsName dnsValue fileUrl'
const shape =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="30" height="10"/></svg>'

export const siteCalls = [
  answers('getSite', siteMembers, (desk) => call(getSite, {}, desk)),
  answers('updateSite', `${siteMembers} branding.navigation.0.label`, (desk) =>
    call(
      updateSite,
      {
        body: {
          layout: 'product',
          typeface: 'figtree',
          accent: '#5b3df5',
          navigation: [{ label: 'Shop', url: 'https://acme.example/shop' }],
        },
      },
      desk,
    ),
  ),
  answers('previewSite', 'html colors.0.used', (desk) =>
    call(previewSite, { body: { branding: { layout: 'magazine' }, page: 'home' } }, desk),
  ),
  answers('uploadSitePicture', 'file url width height', (desk) =>
    call(uploadSitePicture, { body: { role: 'mark', content: Buffer.from(shape).toString('base64') } }, desk),
  ),
  answers('exportSite', 'format articles fileName url expiresAt', (desk) =>
    call(exportSite, { query: { format: 'hugo' } }, desk),
  ),
  answers('addSiteDomain', domainMembers, (desk) => domain(desk)),
  answers('verifySiteDomain', `${domainMembers} problem checkedAt`, async (desk) => {
    const { domain: name } = await domain(desk)
    return call(verifySiteDomain, { params: { domain: String(name) } }, desk)
  }),
  answers('removeSiteDomain', siteMembers, async (desk) => {
    const { domain: name } = await domain(desk)
    return call(removeSiteDomain, { params: { domain: String(name) } }, desk)
  }),
]

function domain(desk: ContractDesk) {
  return call(addSiteDomain, { body: { domain: 'blog.acme.example' } }, desk)
}
