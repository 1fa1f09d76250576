import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Sun from 'lucide-react/icons/sun'
import { openApp } from '../../lib/open-app.ts'
import { openSetting } from '../../lib/open-setting.ts'
import type { PaletteCommand } from '../../lib/palette-source.ts'
import { setTheme, type ThemeChoice } from '../../ui/use-theme.ts'
import { iconOf } from '../app-icons.ts'
import type { WorkspaceApp } from '../app-registry.ts'

export function appCommand(app: WorkspaceApp): PaletteCommand {
  return {
    id: `app:${app.id}`,
    title: app.title,
    heading: 'Apps',
    icon: iconOf(app),
    keywords: [app.id, app.group],
    note: app.group,
    enterDoes: `open ${app.title}`,
    run: () => openApp(app),
  }
}

const THEMES = [
  { choice: 'dark', title: 'Use dark theme', icon: Moon, enterDoes: 'switch to the dark theme' },
  { choice: 'light', title: 'Use light theme', icon: Sun, enterDoes: 'switch to the light theme' },
  { choice: 'system', title: 'Use theme of the system', icon: Monitor, enterDoes: 'follow the system' },
] as const

export function themeCommands(current: ThemeChoice): readonly PaletteCommand[] {
  return THEMES.filter(({ choice }) => choice !== current).map(({ choice, ...look }) => ({
    ...look,
    id: `theme-${choice}`,
    heading: 'Commands',
    keywords: ['theme', 'appearance', 'colour', 'color'],
    run: () => setTheme(choice),
  }))
}

/** Sections of Settings by their headings, and other words people have for them. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  'Slippage Settings': ['slippage'],
  'Quick Buy Presets': ['presets', 'amounts'],
  'Hidden Tokens': ['spam', 'unhide'],
  'Safety Settings': ['safe mode', 'limits', 'spending', 'pause'],
  'Vault Access Key': ['api key'],
  Contacts: ['address book', 'names'],
  Integrations: ['social', 'connect'],
}

export function settingCommands(): readonly PaletteCommand[] {
  return Object.entries(SETTINGS).map(([title, keywords]) => ({
    id: `setting-${title}`,
    title,
    heading: null,
    icon: SlidersHorizontal,
    keywords,
    note: 'Settings',
    enterDoes: `open ${title}`,
    run: () => openSetting(title),
  }))
}
