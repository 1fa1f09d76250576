import { queryOptions, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeSettings } from '@windhover/core/settings/change-settings'
import {
  DEFAULT_SETTINGS,
  type SettingsChange,
  type SettingsView,
  settingsChanged,
  settingsRoutes,
  type VaultSettings,
} from '@windhover/core/settings/contract'
import { callRoute } from './api/call-route.ts'
import { routeKey } from './api/route-query.ts'
import { useLiveEvent } from './live/live-events.ts'
import { newestSettings, readKeptSettings, writeKeptSettings } from './settings-cache.ts'

function settingsQuery(vaultId: string | null) {
  const request = { query: { vaultId: vaultId ?? '' } }
  const queryKey = routeKey(settingsRoutes.getSettings, request)
  return queryOptions<SettingsView>({
    queryKey,
    enabled: vaultId !== null,
    queryFn: async ({ signal, client }) => {
      const told = await callRoute(settingsRoutes.getSettings, request, { signal })
      // A live event may have come while the answer was on its way.
      const newest = newestSettings(client.getQueryData<SettingsView>(queryKey), told)
      writeKeptSettings(newest)
      return newest
    },
    // The last that this browser knew, at once; and always a question whether it still holds.
    initialData: () => readKeptSettings(vaultId),
    initialDataUpdatedAt: 0,
    refetchOnMount: 'always',
  })
}

const changeKey = (vaultId: string | null) => ['change-settings', vaultId] as const

type SettingsState = {
  readonly settings: VaultSettings
  /** False while only the defaults can be shown. */
  readonly isKnown: boolean
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => void
}

/** With what is on its way to the server already in it. Every tab hears of a change at once. */
export function useSettings(vaultId: string | null): SettingsState {
  const queryClient = useQueryClient()
  const query = settingsQuery(vaultId)
  const { data, error, isFetching, refetch } = useQuery(query)
  const underway = useMutationState({
    filters: { mutationKey: changeKey(vaultId), status: 'pending' },
    select: ({ state }) => state.variables as SettingsChange,
  })
  useLiveEvent(settingsChanged, (told) => {
    if (told.vaultId !== vaultId) return
    if (told.settings === undefined) return void queryClient.invalidateQueries({ queryKey: query.queryKey })
    const newest = newestSettings(queryClient.getQueryData(query.queryKey), told)
    queryClient.setQueryData(query.queryKey, newest)
    writeKeptSettings(newest)
  })
  return {
    settings: underway.reduce(changeSettings, data?.settings ?? DEFAULT_SETTINGS),
    isKnown: data !== undefined,
    error,
    isFetching,
    refetch: () => void refetch(),
  }
}

/** What the person set for a vault; the defaults until it is known. */
export function useVaultSettings(vaultId: string | null): VaultSettings {
  return useSettings(vaultId).settings
}

/** Shown everywhere before the server has answered, and taken back where it refuses. */
export function useChangeSettings(vaultId: string): (change: SettingsChange) => Promise<SettingsView> {
  const { queryKey } = settingsQuery(vaultId)
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationKey: changeKey(vaultId),
    // One after the other, so that the last press is the one that stays.
    scope: { id: `settings:${vaultId}` },
    mutationFn: (change: SettingsChange) =>
      callRoute(settingsRoutes.changeSettings, { body: { vaultId, change } }),
    onSuccess: (told) => {
      const newest = newestSettings(queryClient.getQueryData(queryKey), told)
      queryClient.setQueryData(queryKey, newest)
      writeKeptSettings(newest)
    },
  })
  return mutateAsync
}

/** How the latest change of this tab stands; null before the first. */
export function useSaveState(vaultId: string): 'saving' | 'saved' | 'failed' | null {
  const states = useMutationState({
    filters: { mutationKey: changeKey(vaultId) },
    select: ({ state }) => state.status,
  })
  const last = states.at(-1)
  if (last === undefined || last === 'idle') return null
  return SAVE_STATES[last]
}

const SAVE_STATES = { pending: 'saving', success: 'saved', error: 'failed' } as const
