import type { Context } from '../core/context.ts'
import { hashCode, sameHash } from '../secrets/sealing.ts'
import { type AddressSignature, isSignedAddress, signedAddress } from '../secrets/signed-address.ts'

const dayMs = 86_400_000
/** Covers the retries of a webhook, and an email that is read late. */
export const linkDays = 7

type Keyed = { config: Pick<Context['config'], 'tokenKey' | 'serviceUrl'>; now(): Date }

function sign(ctx: Keyed, words: string): string {
  return hashCode(ctx.config.tokenKey, words).toString('base64url')
}

function isSigned(ctx: Keyed, words: string, signature: string): boolean {
  return sameHash(Buffer.from(signature, 'base64url'), hashCode(ctx.config.tokenKey, words))
}

/** A link to a lead magnet's PDF that needs no key and stops after seven days. */
export function pdfUrl(ctx: Keyed, leadMagnetId: string): string {
  return signedAddress(ctx, pdfPath(leadMagnetId), new Date(ctx.now().getTime() + linkDays * dayMs))
}

/** True for the query of a URL that {@link pdfUrl} made and that has not expired. */
export function isPdfLink(ctx: Keyed, link: { leadMagnetId: string } & AddressSignature): boolean {
  return isSignedAddress(ctx, pdfPath(link.leadMagnetId), link)
}

function pdfPath(leadMagnetId: string): string {
  return `lead-magnets/${leadMagnetId}.pdf`
}

/** What a confirmed lead downloads with, for seven days. */
export function downloadToken(ctx: Keyed, leadId: string): string {
  const expires = ctx.now().getTime() + linkDays * dayMs
  return `${leadId}.${expires}.${sign(ctx, `lead-download:${leadId}:${expires}`)}`
}

/** The lead whose download token it is; undefined for any other text, and once it has run out. */
export function readDownloadToken(ctx: Keyed, token: string): string | undefined {
  const [leadId = '', expires = '', signature = ''] = token.split('.')
  if (!isUuid(leadId) || !/^\d{10,16}$/.test(expires) || Number(expires) < ctx.now().getTime())
    return undefined
  return isSigned(ctx, `lead-download:${leadId}:${expires}`, signature) ? leadId : undefined
}

/** The token with which a sign-up deletes itself; it never expires, since the right to deletion does not. */
export function eraseToken(ctx: Keyed, leadId: string): string {
  return `${leadId}.${sign(ctx, `lead-erase:${leadId}`)}`
}

/** The lead of an erase token; undefined for any other text. */
export function readEraseToken(ctx: Keyed, token: string): string | undefined {
  const [leadId = '', signature = ''] = token.split('.')
  return isUuid(leadId) && isSigned(ctx, `lead-erase:${leadId}`, signature) ? leadId : undefined
}

/** When a form was opened, signed, so that a program that never opened it cannot say. */
export function formStamp(ctx: Keyed, leadMagnetId: string): string {
  const opened = ctx.now().getTime()
  return `${opened}.${sign(ctx, `lead-form:${leadMagnetId}:${opened}`)}`
}

/** Milliseconds since the form was opened; undefined for a stamp of another form, or none. */
export function formAgeMs(ctx: Keyed, leadMagnetId: string, stamp: string): number | undefined {
  const [opened = '', signature = ''] = stamp.split('.')
  if (!/^\d{10,16}$/.test(opened)) return undefined
  if (!isSigned(ctx, `lead-form:${leadMagnetId}:${opened}`, signature)) return undefined
  return ctx.now().getTime() - Number(opened)
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
