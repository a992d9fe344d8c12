/** What surrounds a post wherever it appears: who speaks, and the article that it links to. */
export type PostedArticle = {
  /** The company, or what else the site is called. */
  author: string
  title: string
  /** How its text begins; undefined where it could not be read. */
  opening?: string | undefined
  /** The company's website, as its posts are signed; undefined where none is known. */
  website?: string | undefined
  /** The site's address without its scheme; undefined while the article is a draft. */
  host: string | undefined
  cover: string | undefined
}

export type PostLook = {
  /** Characters that a reader sees before "see more"; undefined where a post is shown whole. */
  fold: number | undefined
  /** Where the picture of the article stands: on a card below the text, alone above it, or nowhere. */
  picture: 'card' | 'above' | 'none'
  more: string
}

const whole: PostLook = { fold: undefined, picture: 'none', more: '' }

/** As the networks draw posts in a feed; roughly, for they change it, and each screen breaks lines elsewhere. */
const looks: Readonly<Record<string, PostLook>> = {
  x_article: { fold: 480, picture: 'above', more: 'Show more' },
  x_thread: whole,
  linkedin: { fold: 210, picture: 'card', more: '…see more' },
  facebook: { fold: 400, picture: 'card', more: 'See more' },
  reddit: { fold: 480, picture: 'none', more: 'Read more' },
  threads: { fold: undefined, picture: 'card', more: '' },
  instagram: { fold: 125, picture: 'above', more: '…more' },
  instagram_reels: { fold: 480, picture: 'none', more: 'Show all' },
  youtube_shorts: { fold: 480, picture: 'none', more: 'Show all' },
}

export function postLook(platform: string): PostLook {
  return looks[platform] ?? { fold: 600, picture: 'none', more: 'Show all' }
}

/** A text up to the fold: whole words, and never less than half of what fits; undefined where all of it fits. */
export function foldedText(text: string, fold: number | undefined): string | undefined {
  if (fold === undefined) return undefined
  const characters = [...text]
  // What hides less than a line is not hidden.
  if (characters.length <= fold + 40) return undefined
  const shown = characters.slice(0, fold).join('')
  const end = shown.search(/\s\S*$/)
  // A bullet stays with what it marks.
  return (end > fold / 2 ? shown.slice(0, end) : shown).replace(/[\s•·–-]+$/u, '')
}

/** A post in pieces: what a network would draw as a link, and the rest. */
export function linkedPieces(text: string): { text: string; isLink: boolean }[] {
  return text
    .split(/(https?:\/\/\S+|(?<![\p{L}\p{N}&])#[\p{L}\p{N}_]+)/u)
    .map((piece, at) => ({ text: piece, isLink: at % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}
