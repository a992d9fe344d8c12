export type AvatarFormat = 'vertical' | 'square'

/** Where the file store keeps a picture: 9:16 under the avatar's own name, the square beside it. */
export function avatarFileKey(tenantId: string, avatarId: string, format: AvatarFormat): string {
  return `tenants/${tenantId}/avatars/${avatarId}${format === 'square' ? '-square' : ''}.png`
}
