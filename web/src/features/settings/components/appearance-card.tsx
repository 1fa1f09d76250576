import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { Card } from '../../../ui/card.tsx'
import { Segment } from '../../../ui/segment.tsx'
import { useTheme } from '../../../ui/use-theme.ts'
import { settingsCopy } from '../copy.ts'

const THEMES = [
  { value: 'system', label: settingsCopy.themes.system },
  { value: 'dark', label: settingsCopy.themes.dark, icon: <Moon size={13} aria-hidden="true" /> },
  { value: 'light', label: settingsCopy.themes.light, icon: <Sun size={13} aria-hidden="true" /> },
] as const

export function AppearanceCard() {
  const { choice, setTheme } = useTheme()
  return (
    <Card
      as="section"
      aria-label={settingsCopy.appearance}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3!"
    >
      <h3 className="font-semibold">{settingsCopy.appearance}</h3>
      <Segment label={settingsCopy.appearance} value={choice} onValueChange={setTheme} options={THEMES} />
    </Card>
  )
}
