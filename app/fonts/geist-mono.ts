import localFont from 'next/font/local'

/** Code, keys and addresses, in the family of the text: the weights from 400 to 700 of its 100 to 900, 15 KB of 70. See OFL.txt. */
export const geistMono = localFont({
  src: './geist-mono-latin.woff2',
  variable: '--font-geist-mono',
  weight: '400 700',
  // Only pages with code have a use for it, and the faces that stand in are as wide.
  preload: false,
  adjustFontFallback: false,
})
