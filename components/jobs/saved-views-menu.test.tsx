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

test('the menu of saved views is there once there is something to save, under a name that no column has', () => {
  expect(draw('')).toBe('')
  expect(draw('status=generated')).toContain('Saved views')
})
