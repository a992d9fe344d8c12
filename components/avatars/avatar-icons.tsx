import {
  BedDouble,
  BriefcaseBusiness,
  Building2,
  Car,
  CodeXml,
  Coffee,
  Dumbbell,
  GraduationCap,
  House,
  Mic,
  MonitorDot,
  Rocket,
  Signpost,
  Sunset,
  TreeDeciduous,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { AvatarChoices } from './avatar-choices.ts'

export const typeIcons: Readonly<Record<AvatarChoices['type'], ReactNode>> = {
  tech_founder: <Rocket aria-hidden />,
  vibe_coder: <CodeXml aria-hidden />,
  student: <GraduationCap aria-hidden />,
  executive: <BriefcaseBusiness aria-hidden />,
}

export const locationIcons: Readonly<Record<AvatarChoices['location'], ReactNode>> = {
  coffee_shop: <Coffee aria-hidden />,
  dev_cave: <MonitorDot aria-hidden />,
  street: <Signpost aria-hidden />,
  car: <Car aria-hidden />,
  home_office: <House aria-hidden />,
  podcast_studio: <Mic aria-hidden />,
  glass_office: <Building2 aria-hidden />,
  rooftop: <Sunset aria-hidden />,
  bedroom: <BedDouble aria-hidden />,
  park: <TreeDeciduous aria-hidden />,
  gym: <Dumbbell aria-hidden />,
}
