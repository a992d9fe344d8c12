import localFont from 'next/font/local'

/**
 * The serif of headings and titles, on every page and so preloaded: the weights from 400 to 700 and the letters of most
 * languages written in Latin, 37 KB of 58. Its other faces are in styles/newsreader.css, in the same family, without which
 * a browser would slant the upright ones. See OFL.txt.
 */
export const newsreader = localFont({
  src: './newsreader-latin.woff2',
  variable: '--font-newsreader',
  weight: '400 700',
  style: 'normal',
  // Its stand-ins are in styles/fallback-fonts.css.
  adjustFontFallback: false,
  declarations: [
    // Without quotes: the bundler hands it on as text, where they would end it.
    { prop: 'font-family', value: 'Newsreader Variable' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})
