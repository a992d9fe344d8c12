import { Image } from '@tiptap/extension-image'
import type { ShownPicture } from '../article-pictures.ts'

/** Shows the article's own pictures; any other is described, and never fetched. */
export function pictureView(pictures: () => ReadonlyMap<string, ShownPicture>) {
  return Image.extend({
    addNodeView:
      () =>
      ({ node }) => {
        const src = String(node.attrs.src ?? '')
        const alt = String(node.attrs.alt ?? '')
        const picture = pictures().get(src.split('/').at(-1) ?? src)
        if (picture) {
          const dom = document.createElement('img')
          dom.src = picture.vectorUrl ?? picture.url
          dom.alt = alt
          return { dom }
        }
        const dom = document.createElement('span')
        dom.className = 'picture-elsewhere'
        dom.textContent = `Image: ${alt || src}`
        return { dom }
      },
  }).configure({ inline: true, allowBase64: false })
}
