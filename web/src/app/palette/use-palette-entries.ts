import { useQueryClient } from '@tanstack/react-query'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useMemo } from 'react'
import { useAccount } from '../../lib/session.ts'
import { setTheme, type ThemeChoice, useTheme } from '../../ui/use-theme.ts'
import { offeredApps } from '../app-registry.ts'
import { appRegistry, features } from '../features.ts'
import { appEntry, commandEntry, type PaletteEntry } from './palette-entries.ts'

/** What the palette can find right now; asked again at each opening. */
export function usePaletteEntries(open: boolean): readonly PaletteEntry[] {
  const queryClient = useQueryClient()
  const account = useAccount()
  const { choice } = useTheme()

  return useMemo(() => {
    if (!open || account === null) return []
    const supplied = features.flatMap(({ commands }) => commands?.({ queryClient, account }) ?? [])
    return [...offeredApps(appRegistry).map(appEntry), ...supplied.map(commandEntry), ...themeEntries(choice)]
  }, [open, account, choice, queryClient])
}

const THEMES = [
  { choice: 'dark', title: 'Use dark theme', icon: Moon, enterDoes: 'switch to the dark theme' },
  { choice: 'light', title: 'Use light theme', icon: Sun, enterDoes: 'switch to the light theme' },
  { choice: 'system', title: 'Use theme of the system', icon: Monitor, enterDoes: 'follow the system' },
] as const

function themeEntries(current: ThemeChoice): readonly PaletteEntry[] {
  return THEMES.filter(({ choice }) => choice !== current).map(({ choice, ...look }) =>
    commandEntry({
      ...look,
      id: `theme-${choice}`,
      group: 'Commands',
      keywords: ['theme', 'appearance', 'colour', 'color'],
      run: () => setTheme(choice),
    }),
  )
}
