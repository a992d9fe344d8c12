import {
  BellRing,
  BookOpen,
  CalendarDays,
  ChartNoAxesColumn,
  CircleUserRound,
  Coins,
  Eye,
  Flame,
  House,
  type LucideIcon,
  Magnet,
  Newspaper,
  Radar,
  Repeat,
  ScanSearch,
  Settings,
  Webhook,
} from 'lucide-react'

export type NavigationArea = {
  title: string
  href: string
  Icon: LucideIcon
  /** Second key of the go-to shortcut, after `g`. */
  key: string
  parts?: readonly { title: string; href: string; key: string }[]
}

export type NavigationGroup = {
  /** Left out where the areas stand by themselves, always shown. */
  id?: 'write' | 'reach' | 'know' | 'connect'
  title?: string
  areas: readonly NavigationArea[]
}

/** The areas of the desk, by what one comes for. */
export const navigationGroups: readonly NavigationGroup[] = [
  { areas: [{ title: 'Overview', href: '/', Icon: House, key: 'o' }] },
  {
    id: 'write',
    title: 'Write',
    areas: [
      { title: 'Articles', href: '/articles', Icon: Newspaper, key: 'a' },
      { title: 'Sessions', href: '/sessions', Icon: Repeat, key: 'e' },
      { title: 'Schedule', href: '/schedule', Icon: CalendarDays, key: 'n' },
      { title: 'Knowledge', href: '/knowledge', Icon: BookOpen, key: 'k' },
    ],
  },
  {
    id: 'reach',
    title: 'Reach',
    areas: [
      { title: 'Lead magnets', href: '/lead-magnets', Icon: Magnet, key: 'm' },
      {
        title: 'Warm leads',
        href: '/warm-leads',
        Icon: Flame,
        key: 'l',
        parts: [{ title: 'Do not contact', href: '/warm-leads/suppressions', key: 'x' }],
      },
      { title: 'Avatars', href: '/avatars', Icon: CircleUserRound, key: 'v' },
    ],
  },
  {
    id: 'know',
    title: 'Know',
    areas: [
      { title: 'Results', href: '/results', Icon: ChartNoAxesColumn, key: 'r' },
      { title: 'Brand visibility', href: '/brand-scans', Icon: Eye, key: 'b' },
      { title: 'Scout', href: '/scout-runs', Icon: Radar, key: 'u' },
      { title: 'Page check', href: '/page-tools', Icon: ScanSearch, key: 'p' },
      { title: 'Watches', href: '/watches', Icon: BellRing, key: 't' },
    ],
  },
  {
    id: 'connect',
    title: 'Connect',
    areas: [
      {
        title: 'Webhooks',
        href: '/webhooks',
        Icon: Webhook,
        key: 'w',
        parts: [{ title: 'Deliveries', href: '/webhooks/deliveries', key: 'd' }],
      },
    ],
  },
  {
    areas: [
      { title: 'Credits', href: '/credits', Icon: Coins, key: 'c' },
      { title: 'Settings', href: '/settings', Icon: Settings, key: 's' },
    ],
  },
]

export const navigationAreas: readonly NavigationArea[] = navigationGroups.flatMap(({ areas }) => areas)

/** Whether `pathname` lies in the area at `href`. */
export function isInArea(pathname: string, href: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`)
}
