import './styles/globals.css'
import './styles/newsreader.css'
import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { EarlyPressScript } from '#components/shell/early-press-script.tsx'
import { Providers } from '#components/shell/providers.tsx'
import { Toaster } from '#components/ui/toaster.tsx'
import { readersLocale } from '#lib/format-locale.ts'
import { nonceHeader } from '#lib/security-headers.ts'
import { geist, geistLatin } from './fonts/geist.ts'
import { geistMono } from './fonts/geist-mono.ts'
import { newsreader } from './fonts/newsreader.ts'

export const metadata: Metadata = {
  title: { default: 'Masthead', template: '%s · Masthead' },
  description: 'Your own content-marketing desk.',
  icons: { icon: '/favicon.svg', apple: '/icon-180.png' },
  robots: { index: false, follow: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f8f6f0' },
    { media: '(prefers-color-scheme: dark)', color: '#151411' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get(nonceHeader) ?? undefined
  return (
    // next-themes writes the theme on this element before React sees it.
    <html
      lang="en"
      data-locale={readersLocale()}
      suppressHydrationWarning
      className={`${geistLatin.variable} ${geist.variable} ${geistMono.variable} ${newsreader.variable}`}
    >
      <body>
        <EarlyPressScript nonce={nonce} />
        <Providers nonce={nonce} madeAt={Date.now()}>
          {children}
          <Toaster />
        </Providers>
      </body>
    </html>
  )
}
