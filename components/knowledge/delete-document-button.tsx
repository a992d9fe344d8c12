'use client'
import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { Button } from '#components/ui/button.tsx'
import { useDeleteDocuments } from './use-delete-documents.ts'

/** Deletes the document of a page, and leaves the page for the list, where the toast can take it back. */
export function DeleteDocumentButton({ id, title }: { id: string; title: string }) {
  const router = useRouter()
  const deleteDocuments = useDeleteDocuments()
  return (
    <Button
      variant="quiet"
      // On a phone it comes first below the title, and its mark stands at the margin.
      className="max-sm:-ml-3"
      onClick={() => {
        deleteDocuments([{ id, title }])
        router.push('/knowledge')
      }}
    >
      <Trash2 aria-hidden /> Delete
    </Button>
  )
}
