import { zodResolver } from '@hookform/resolvers/zod'
import { UpdateSettingsInput } from '#contract/settings.ts'
import { plainWords } from './plain-words.ts'

export const settingsResolver = zodResolver(UpdateSettingsInput, { error: plainWords })
