/** The stored images of an avatar: 9:16, the square, and a small 9:16 for lists. */
export const avatarFormats = ['vertical', 'square', 'thumbnail'] as const
export type AvatarFormat = (typeof avatarFormats)[number]

/** Where the file store keeps a picture: 9:16 under the avatar's own name, the others beside it. */
export function avatarFileKey(tenantId: string, avatarId: string, format: AvatarFormat): string {
  return `tenants/${tenantId}/avatars/${avatarId}${format === 'vertical' ? '' : `-${format}`}.png`
}
