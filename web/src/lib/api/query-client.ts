import { onlineManager, QueryClient } from '@tanstack/react-query'
import { readOutage, watchOutage } from '../reachability.ts'
import { isApiError } from './api-error.ts'

const RETRIES_MAX = 3
const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 8_000
const FRESH_MS = 15_000

export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < RETRIES_MAX && isApiError(error) && error.retryable
}

/** Doubles, with jitter so that ten thousand browsers do not come back in the same instant. */
export function retryDelayMs(failures: number, random: () => number = Math.random): number {
  const whole = Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS)
  return whole / 2 + (random() * whole) / 2
}

/** Without a connection queries wait instead of failing; when it is back they go on, and what is old is read anew. */
function waitWhileOffline(): void {
  onlineManager.setEventListener((setOnline) => {
    const tell = () => setOnline(readOutage() === null)
    tell()
    return watchOutage(tell)
  })
}

export function makeQueryClient(): QueryClient {
  waitWhileOffline()
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: (failures) => retryDelayMs(failures),
        staleTime: FRESH_MS,
        // Live events say what changed; coming back to the tab is no reason to ask for everything again.
        refetchOnWindowFocus: false,
      },
      // Repeating a change is the caller's decision: it needs a request id of its own. Nor may one that was pressed
      // offline wait and be made much later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
