import { Segmented } from './segmented.tsx'

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** Whether a preview of the site is light or dark. */
export function ThemeChoice({ value, onChange }: { value: string; onChange: (theme: string) => void }) {
  return (
    <Segmented
      legend="Theme"
      options={themes}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
