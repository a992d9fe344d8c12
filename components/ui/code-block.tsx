import { classNames } from '#lib/class-names.ts'
import { type CodeLanguage, type CodeToken, codeTokens, maxCharacters } from './code-tokens.ts'
import { CopyButton } from './copy-button.tsx'

export type CodeBlockProps = {
  code: string
  /** What it is, for the copy button and screen readers, for example `signature check in Python`. */
  what: string
  title?: string
  /** In its colours; without it all is of one. */
  language?: CodeLanguage | undefined
  wrap?: boolean
  /** Its length is known: all of it is shown, however high, and its lines are broken on a phone. */
  whole?: boolean
  /** It stands on the page and not in a panel, with whose edges it aligns. */
  alone?: boolean
}

/** A box that scrolls for a line or two hides more than it saves: it is as high as fewer lines than are cut. */
const maxLines = 28
/** So many characters of a line that may be broken are one line on a wide screen. */
const charactersPerLine = 90

const colors = {
  comment: 'text-ink-faint',
  string: 'text-good',
  name: 'text-info',
  word: 'text-busy',
} as const

/** Code or a payload, in fixed width, with a copy button. */
export function CodeBlock({
  code,
  what,
  title,
  language,
  wrap = false,
  whole = false,
  alone = false,
}: CodeBlockProps) {
  const isLong = linesOf(code, wrap) > maxLines
  return (
    <figure
      className={classNames(
        'min-w-0 overflow-hidden border border-rule bg-well',
        alone ? 'rounded-lg' : 'rounded-md',
      )}
    >
      <figcaption
        className={classNames(
          'flex h-8 items-center justify-between border-rule border-b text-ink-faint text-xs',
          alone ? 'pr-2 pl-4' : 'pr-0.5 pl-3',
        )}
      >
        <span className="truncate">{title ?? what}</span>
        <CopyButton value={code} what={what} />
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        className={classNames(
          'overflow-auto py-2.5 font-mono text-ink text-xs leading-5',
          alone ? 'px-4' : 'px-3',
          whole ? 'max-sm:wrap-anywhere max-sm:whitespace-pre-wrap' : isLong && 'max-h-128',
          wrap && 'wrap-anywhere whitespace-pre-wrap',
        )}
      >
        <code>
          {wrap && code.length <= maxCharacters ? (
            linesOfTokens(codeTokens(code, language)).map((tokens, at) => {
              const hang = `${indentOf(tokens) + 2}ch`
              return (
                // The lines of one text never change places.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                <span key={at} className="block" style={{ paddingLeft: hang, textIndent: `-${hang}` }}>
                  <Tokens tokens={tokens} />
                </span>
              )
            })
          ) : (
            <Tokens tokens={codeTokens(code, language)} />
          )}
        </code>
      </pre>
    </figure>
  )
}

function Tokens({ tokens }: { tokens: readonly CodeToken[] }) {
  return tokens.map(({ text, kind }, at) => (
    // The parts of one text never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <span key={at} className={kind && colors[kind]}>
      {text}
    </span>
  ))
}

/** The parts of each line, with the line break that ends it: what is broken goes on further in than its line begins. */
function linesOfTokens(tokens: readonly CodeToken[]): CodeToken[][] {
  const lines: CodeToken[][] = [[]]
  for (const { text, kind } of tokens) {
    for (const part of text.split(/(?<=\n)/)) {
      lines.at(-1)?.push({ text: part, kind })
      if (part.endsWith('\n')) lines.push([])
    }
  }
  return lines.filter((line) => line.length > 0)
}

function indentOf([first]: readonly CodeToken[]): number {
  return first ? first.text.length - first.text.trimStart().length : 0
}

/** How many lines it takes; one that may be broken takes more where it is long. */
function linesOf(code: string, isBroken: boolean): number {
  const lines = code.split('\n')
  if (!isBroken) return lines.length
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0)
}
