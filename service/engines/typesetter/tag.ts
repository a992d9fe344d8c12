/** A standard structure type (PDF 1.7, section 14.8.4); `Artifact` is for what is no content, such as page numbers. */
export type StructureType =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'TOC'
  | 'TOCI'
  | 'Link'
  | 'BlockQuote'
  | 'Figure'
  | 'Span'
  | 'Artifact'

/** The role of an element for screen readers. One object is one element, on however many pages it appears. */
export type Tag = {
  type: StructureType
  /** What a picture shows, or where a link leads. */
  alt?: string
  /** Its line in the bookmarks. */
  bookmark?: string
}

/** The properties of an element with its tag, which the layout carries along. */
export function tagged<P extends object>(tag: Tag, props: P): P {
  return { ...props, tag }
}
