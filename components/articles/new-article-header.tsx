'use client'
import { useMe } from '#components/shell/me.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { TextLink } from '#components/ui/text-link.tsx'

/** What the form below makes: without a model an evidence digest, which is said here and nowhere else on the page. */
export function NewArticleHeader({ title }: { title?: string | undefined }) {
  const { me } = useMe()
  const isDigest = me?.engines.writer?.kind === 'built-in'
  return (
    <PageHeader
      title={title ?? (isDigest ? 'New evidence digest' : 'New article')}
      lead={
        isDigest ? (
          <>
            Without a model this is an evidence digest: what your sources say, word for word.{' '}
            <TextLink href="/settings/models">Connect a model</TextLink>
          </>
        ) : (
          'From your knowledge and the pages you name, with a source for every statement.'
        )
      }
      parent={{ label: 'Articles', href: '/articles' }}
    />
  )
}
