import type { EvidenceSource } from '../writer.ts'

/** A source as the writer is shown it: its title and publisher are such as readers may see. */
export type WritingSource = EvidenceSource & {
  /** True for a page that sells what it writes about. */
  sells?: boolean
  /** The words with which its text says how old it is. */
  statedDate?: string | undefined
}
