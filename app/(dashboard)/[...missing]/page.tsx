import { notFound } from 'next/navigation'

/** No page has this address: said within the desk, whose navigation leads on. */
export default function MissingPage() {
  notFound()
}
