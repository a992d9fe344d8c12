import {
  addSiteDomain as addSiteDomainOperation,
  getSite as getSiteOperation,
  previewSite as previewSiteOperation,
  removeSiteDomain as removeSiteDomainOperation,
  updateSite as updateSiteOperation,
  uploadSitePicture as uploadSitePictureOperation,
  verifySiteDomain as verifySiteDomainOperation,
} from '#contract/site.ts'
import { type Route, route } from '../core/route.ts'
import { describeSite } from './describe-site.ts'
import { previewSite } from './preview-site.ts'
import { addDomain, removeDomain, verifyDomain } from './site-domains.ts'
import { updateSite } from './update-site.ts'
import { uploadSitePicture } from './upload-site-picture.ts'

/** The published site: look, pictures, preview, domains. */
export const siteRoutes: readonly Route[] = [
  route(getSiteOperation, async (ctx) => ({ status: 200, body: await describeSite(ctx) })),
  route(updateSiteOperation, async (ctx, { body }) => ({ status: 200, body: await updateSite(ctx, body) })),
  route(previewSiteOperation, async (ctx, { body }) => ({ status: 200, body: await previewSite(ctx, body) })),
  route(uploadSitePictureOperation, async (ctx, { body }) => ({
    status: 200,
    body: await uploadSitePicture(ctx, body),
  })),
  route(addSiteDomainOperation, async (ctx, { body }) => ({
    status: 200,
    body: await addDomain(ctx, body.domain),
  })),
  route(verifySiteDomainOperation, async (ctx, { params }) => ({
    status: 200,
    body: await verifyDomain(ctx, params.domain),
  })),
  route(removeSiteDomainOperation, async (ctx, { params }) => ({
    status: 200,
    body: await removeDomain(ctx, params.domain),
  })),
]
