/** What the DNS says of a domain's mail; null where it could not be asked, which is not the same as nothing. */
export type DomainRecords = {
  /** Mail hosts, most preferred first, in lower case. */
  mx: string[] | null
  /** Texts, pieces joined: SPF senders, and proofs of ownership for other services. */
  txt: string[] | null
}

export interface MailRecords {
  readonly name: string
  /** Never throws but for an abort. */
  find(domain: string, signal: AbortSignal): Promise<DomainRecords>
}
