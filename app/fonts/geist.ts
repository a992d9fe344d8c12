import localFont from 'next/font/local'

/** What nearly every page is written with: 29 KB of the family's 70. See OFL.txt. */
export const geistLatin = localFont({
  src: './geist-latin.woff2',
  variable: '--font-geist-latin',
  weight: '100 900',
  // The stand-in of the whole family is there for both, behind it.
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})

/** Its other letters, for a page that has one; arrows and signs, which many have, are not worth 70 KB. */
export const geist = localFont({
  src: '../../node_modules/geist/dist/fonts/geist-sans/Geist-Variable.woff2',
  variable: '--font-geist-sans',
  weight: '100 900',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02D9,U+02DB,U+02DD-0303,U+0305-0307,U+0309-0328,U+032A-1FFF,U+20A0-20AB,U+20AD-20CF,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})
