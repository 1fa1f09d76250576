import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type AccountView, sessionRevoked } from '@windhover/core/accounts/contract'
import { vaultCreated } from '@windhover/core/vaults/contract'
import { useEffect } from 'react'
import type { Lazy } from '../lib/feature.ts'
import { startLiveEvents, useLiveEvent } from '../lib/live/live-events.ts'
import { tryNow } from '../lib/reachability.ts'
import { vaultsQuery } from '../lib/selected-vault.ts'
import { endSession, SIGNED_IN_KEY } from '../lib/session.ts'
import { useStored, writeStored } from '../lib/storage.ts'
import { slotFiller } from './features.ts'
import { firstVaultSeenKey, needsFirstVaultPage } from './first-vault.ts'
import { GlobalHosts, Slot } from './slot.tsx'
import { StartFailure } from './start-failure.tsx'
import { StartSkeleton } from './start-skeleton.tsx'
import { useLoaded } from './use-loaded.ts'

export const loadWorkspace: Lazy = () => import('./workspace.tsx')

export function SignedIn({ account }: { readonly account: AccountView }) {
  const { userId } = account
  const queryClient = useQueryClient()
  const vaults = useQuery(vaultsQuery)
  const seenKey = firstVaultSeenKey(userId)
  const alreadySeen = useStored(seenKey) !== null

  useEffect(() => startLiveEvents(userId), [userId])
  useEffect(() => void writeStored(SIGNED_IN_KEY, userId), [userId])
  useLiveEvent(vaultCreated, () => void queryClient.invalidateQueries(vaultsQuery))
  useLiveEvent(sessionRevoked, ({ sessionId }) => {
    if (sessionId === account.session.id) endSession(queryClient)
  })

  if (vaults.data === undefined) {
    if (vaults.isError) return <StartFailure error={vaults.error} onRetry={vaults.refetch} />
    if (vaults.isPaused) return <StartFailure error={null} onRetry={tryNow} />
    return <StartSkeleton workspace />
  }
  const firstPage = needsFirstVaultPage({ account, vaultCount: vaults.data.length, alreadySeen })
  if (firstPage && slotFiller('vaultReadyScreen') !== null) {
    return (
      <>
        <Slot
          name="vaultReadyScreen"
          props={{ onContinue: () => writeStored(seenKey, 'yes') }}
          failure={(retry) => <StartFailure error={null} onRetry={retry} />}
        />
        <GlobalHosts />
      </>
    )
  }
  return <LoadedWorkspace />
}

function LoadedWorkspace() {
  const { Component, failed, retry } = useLoaded(loadWorkspace)
  if (failed) return <StartFailure error={null} onRetry={retry} />
  return Component === null ? <StartSkeleton workspace /> : <Component />
}
