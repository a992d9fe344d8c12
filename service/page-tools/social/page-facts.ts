import type { PageTag } from '#contract/page-reports.ts'

export type WrittenPicture = {
  /** Absolute where it can be, else as written. */
  url: string
  written: string
  from: string
  width?: number
  height?: number
  alt?: string
  type?: string
  line?: number
}

/** What a page says of itself, before anything else is fetched. Texts are cut; addresses are absolute. */
export type PageFacts = {
  tags: PageTag[]
  /** The first value by lower-case name, `property` and `name` alike. */
  values: Record<string, string>
  title?: string
  language?: string
  canonicals: { url: string; line?: number }[]
  icons: { url: string; rel: string; sizes?: string; type?: string }[]
  pictures: WrittenPicture[]
  /** The first picture in the body with an address, which some networks fall back to. */
  firstPicture?: string
  /** The beginning of the text, for networks that take a passage. */
  passage: string
  /** Social tags in the body, after something that ended the head. */
  tagsInBody: { name: string; line?: number }[]
  /** Open Graph tags written with `name` instead of `property`. */
  misnamed: { name: string; line?: number }[]
  repeated: { name: string; line?: number }[]
  /** Where a declaration of the charset begins, in bytes of the markup; browsers look at the first 1024. */
  charsetAt?: number
  refresh?: { value: string; line?: number }
  jsonLdSiteName?: string
  cut: boolean
}
