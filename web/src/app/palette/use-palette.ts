import { keepPreviousData, useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FoundGroup, PaletteContext, PaletteEntry } from '../../lib/palette-source.ts'
import { useSelectedVault } from '../../lib/selected-vault.ts'
import { useAccount } from '../../lib/session.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { useTheme } from '../../ui/use-theme.ts'
import { offeredApps } from '../app-registry.ts'
import { appRegistry } from '../features.ts'
import { appCommand, settingCommands, themeCommands } from './palette-commands.ts'
import { type Found, groupCommands, groupFound, type PaletteGroup } from './palette-groups.ts'
import { paletteSources } from './palette-sources.ts'

const SEARCH_AFTER_MS = 120

export type PaletteResults = {
  readonly groups: readonly PaletteGroup[]
  /** False while something that was typed is still being looked for. */
  readonly isSettled: boolean
}

/** What there is to choose from for what was typed. */
export function usePalette(query: string): PaletteResults {
  const context = usePaletteContext()
  const { choice } = useTheme()
  const commands = useMemo(() => {
    const supplied = paletteSources().flatMap(({ commands }) => (context && commands?.(context)) ?? [])
    return [
      ...offeredApps(appRegistry).map(appCommand),
      ...supplied,
      ...themeCommands(choice),
      ...settingCommands(),
    ]
  }, [context, choice])
  const { found, isSettled } = useFound(query, context)
  return useMemo(
    () => ({
      groups: query === '' ? groupCommands(commands) : groupFound(query, commands, found),
      isSettled,
    }),
    [query, commands, found, isSettled],
  )
}

function usePaletteContext(): PaletteContext | null {
  const queryClient = useQueryClient()
  const account = useAccount()
  const vaultId = useSelectedVault().vault?.tokenId ?? null
  return useMemo(
    () => (account === null ? null : { queryClient, account, vaultId }),
    [queryClient, account, vaultId],
  )
}

type Answer = {
  readonly group: FoundGroup
  readonly query: string
  readonly entries: readonly PaletteEntry[]
}

/** The answer to the last text stays until the next one is there: rows do not flicker while somebody types. */
function useFound(query: string, context: PaletteContext | null) {
  const rested = useDebounced(query, SEARCH_AFTER_MS)
  const searches = paletteSources().flatMap(({ search }) => (search === undefined ? [] : [search]))
  return useQueries({
    queries: searches.map(({ group, find }) => ({
      queryKey: ['palette', group, context?.vaultId, rested],
      enabled: context !== null && rested !== '',
      queryFn: async (): Promise<Answer> => {
        const entries = context === null ? [] : await find(rested, context)
        return { group, query: rested, entries }
      },
      placeholderData: keepPreviousData<Answer>,
      // The sources keep what they asked for; rows hold elements, which are compared in vain.
      staleTime: 0,
      gcTime: 0,
      structuralSharing: false,
      retry: false,
      // Without a connection the search fails at once instead of waiting for one.
      networkMode: 'always' as const,
    })),
    combine: (answers) => ({
      found: Object.fromEntries(
        answers.flatMap(({ data }) => (data === undefined ? [] : [[data.group, data.entries]])),
      ) as Found,
      isSettled: query === '' || (rested === query && answers.every(({ isFetching }) => !isFetching)),
    }),
  })
}
