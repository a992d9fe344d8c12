export type Mark = 'strong' | 'em' | 'del' | 'code' | 'sup'

export type Inline =
  | { type: 'text'; text: string; marks: Mark[] }
  | { type: 'link'; url: string; children: Inline[] }
  | { type: 'break' }
  /** Refers to the source of this number. */
  | { type: 'reference'; reference: number }

export type ListItem = { children: Inline[]; nested: Block[] }
export type Alignment = 'left' | 'right' | 'center' | null

/** A part of an article's body, from which each destination makes a block of its own editor. */
export type Block =
  | { type: 'paragraph'; children: Inline[] }
  /** `level` is 2 for a section of the article. */
  | { type: 'heading'; level: number; children: Inline[] }
  | { type: 'list'; ordered: boolean; start: number; items: ListItem[] }
  | { type: 'quote'; blocks: Block[] }
  | { type: 'table'; header: Inline[][]; rows: Inline[][][]; align: Alignment[] }
  | { type: 'code'; text: string; language: string | null }
  /** One of the article's own figures, by its file name. */
  | { type: 'image'; file: string; alt: string; caption: string }
  | { type: 'separator' }

/** All text of a piece of a line. */
export function inlineText(children: readonly Inline[]): string {
  return children
    .map((child) => {
      if (child.type === 'text') return child.text
      if (child.type === 'link') return inlineText(child.children)
      return child.type === 'break' ? ' ' : ''
    })
    .join('')
}
