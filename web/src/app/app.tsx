import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { makeQueryClient } from '../lib/api/query-client.ts'
import type { Lazy } from '../lib/feature.ts'
import { readOutage, startReachability, watchOutage } from '../lib/reachability.ts'
import { endSessionWhenLost, followOtherTabs, SIGNED_IN_KEY } from '../lib/session.ts'
import { readStored } from '../lib/storage.ts'
import { Toaster } from '../ui/toaster.tsx'
import { features, slotFiller } from './features.ts'
import { loadWorkspace } from './signed-in.tsx'
import { Start } from './start.tsx'
import { preload } from './use-loaded.ts'

/** What has to happen before the first frame. */
export function prepareApp(): QueryClient {
  startReachability()
  watchOutage(markOffline)
  const queryClient = makeQueryClient()
  endSessionWhenLost(queryClient)
  followOtherTabs(queryClient)
  for (const { onStart } of features) onStart?.()
  fetchLikelyScreen()
  return queryClient
}

/** The chunk of the screen that most likely comes, while the server is still being asked who this is. */
function fetchLikelyScreen(): void {
  if (readStored(SIGNED_IN_KEY) === null) {
    fetchAhead(slotFiller('signInScreen'))
    return
  }
  fetchAhead(loadWorkspace)
  fetchAhead(slotFiller('chatPanel'))
  fetchAhead(slotFiller('chatSetup'))
  fetchAhead(slotFiller('vaultSwitcher'))
  fetchAhead(slotFiller('accountMenu'))
}

function fetchAhead<Props>(load: Lazy<Props> | null): void {
  // A chunk that fails here is asked for again where it is drawn.
  if (load !== null) preload(load).catch(() => undefined)
}

/** Styles make every figure quiet that is not of now. */
function markOffline(): void {
  document.documentElement.toggleAttribute('data-offline', readOutage() !== null)
}

export function App({ queryClient }: { readonly queryClient: QueryClient }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Start />
        <Toaster />
      </QueryClientProvider>
    </StrictMode>
  )
}
