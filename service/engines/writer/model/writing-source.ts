import type { SourceHead } from '../evidence/source-head.ts'
import type { EvidenceSource } from '../writer.ts'

/** A source as the writer is shown it: its title and publisher are such as readers may see. */
export type WritingSource = EvidenceSource & {
  /** True for a page that sells what it writes about. */
  sells?: boolean
  /** True for a page whose publisher offers something of its own, whatever the page is about. */
  hasOffer?: boolean
  /** True for a page that says that it earns on what its readers buy. */
  earnsOnLinks?: boolean
  /** True for a document of the tenant that may be anybody's words: the company handed it in, and need not speak in it. */
  isSupplied?: boolean
  /** What its own head and foot say of who stands behind it and when. */
  head?: SourceHead
}
