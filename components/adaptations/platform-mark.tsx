import { NetworkMark } from '#components/ui/network-mark.tsx'

/** The mark of the network that a platform of the API is a format of. */
export function PlatformMark({ platform, className }: { platform: string; className?: string }) {
  return <NetworkMark network={platform.split('_')[0] ?? platform} {...(className && { className })} />
}
