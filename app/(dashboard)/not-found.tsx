import type { Metadata } from 'next'
import { MissingPage } from '#components/shell/missing-page.tsx'

export const metadata: Metadata = { title: 'Not found' }

export default MissingPage
