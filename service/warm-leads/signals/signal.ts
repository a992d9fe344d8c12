import type { CompanyProfile } from '#contract/company-profile.ts'
import type { Account } from '../account/describe-account.ts'
import type { Survey } from '../survey/survey.ts'

export type SignalKind =
  | 'hiring'
  | 'publishing'
  | 'launch'
  | 'funding'
  | 'pricing_change'
  | 'stack_change'
  | 'content_gap'

/** What a rule found, before its age is judged. */
export type FoundSignal = {
  kind: SignalKind
  title: string
  detail?: string
  /** When it happened by the page's own word; null where the page gives no date. */
  publishedAt: Date | null
  /** True for what is so now, such as an open role: its date is the day it was seen. */
  isStanding: boolean
  /** 0 to 1: how much it says, whatever its age. */
  strength: number
  url: string
  pageTitle: string | null
  passage: string
  /** A sentence to a person of the company that says this and no more. */
  claim: string
  /** Of a message about it, where the title would be a poor one. */
  subject?: string
}

/** What a rule may look at. */
export type SignalSubject = {
  survey: Survey
  account: Account
  /** The account of the tenant's last report on the company. */
  before: Account | null
  /** The tenant, who wants to sell to it. */
  seller: CompanyProfile
}

/** A rule; null where the pages that would show it were not read: unknown is not no. */
export type SignalRule = (subject: SignalSubject) => FoundSignal[] | null
