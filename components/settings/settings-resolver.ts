import { zodResolver } from '@hookform/resolvers/zod'
import { UpdateSettingsInput } from '#contract/settings.ts'

export const settingsResolver = zodResolver(UpdateSettingsInput)
