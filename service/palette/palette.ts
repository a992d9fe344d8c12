/** Paper, ink and one accent, by day and by night: the dashboard's tokens (app/styles/tokens.css) and what only pages need. */
export const palette = {
  light: {
    paper: '#f8f6f0',
    sheet: '#fffefa',
    raised: '#efece2',
    ink: '#1c1b18',
    soft: '#5f5b4f',
    rule: '#dcd7c8',
    edge: '#8d8778',
    /** The dashboard's, a little darker: links in running text. */
    accent: '#a83216',
  },
  dark: {
    paper: '#151411',
    sheet: '#1d1c18',
    raised: '#201e1a',
    ink: '#efece3',
    soft: '#aaa495',
    rule: '#37332b',
    edge: '#7d776a',
    accent: '#ff8a65',
  },
} as const

const properties = (colors: Record<string, string>) =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')

/** The palette as CSS: custom properties that follow the reader's choice of light or dark. */
export const paletteStyle = `:root{color-scheme:light dark;${properties(palette.light)}}
@media(prefers-color-scheme:dark){:root{${properties(palette.dark)}}}`
