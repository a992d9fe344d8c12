import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SavedViewsMenu } from './saved-views-menu.tsx'

const address = vi.hoisted(() => ({ search: '' }))
vi.mock('next/navigation', () => ({
  usePathname: () => '/articles',
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(address.search),
}))

function draw(search: string): string {
  address.search = search
  return renderToStaticMarkup(<SavedViewsMenu />)
}

test('the menu of saved views can be opened once there is something to save, and keeps its place before', () => {
  expect(draw('')).toMatch(/^<span aria-hidden="true"[^>]* invisible"/)
  expect(draw('')).not.toContain('<button')
  expect(draw('status=generated')).toContain('<button')
  expect(draw('status=generated')).toContain('Saved views')
})
