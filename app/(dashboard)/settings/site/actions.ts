'use server'
import {
  addSiteDomain,
  removeSiteDomain,
  type Site,
  type SiteDomain,
  type SitePicture,
  updateSite,
  uploadSitePicture,
  verifySiteDomain,
} from '#contract/site.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'

export async function saveSiteAction(input: unknown): Promise<ActionResult<Site>> {
  return runOperation(updateSite, { body: input })
}

export async function uploadPictureAction(input: unknown): Promise<ActionResult<SitePicture>> {
  return runOperation(uploadSitePicture, { body: input })
}

export async function addDomainAction(input: unknown): Promise<ActionResult<SiteDomain>> {
  return runOperation(addSiteDomain, { body: input })
}

export async function verifyDomainAction(domain: string): Promise<ActionResult<SiteDomain>> {
  return runOperation(verifySiteDomain, { params: { domain } })
}

export async function removeDomainAction(domain: string): Promise<ActionResult<Site>> {
  return runOperation(removeSiteDomain, { params: { domain } })
}
