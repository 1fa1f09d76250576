import type { AppId } from '@windhover/core/workspace/app-ids'
import { useSearchParam, writeSearchParams } from './search-params.ts'

/** Which app stands beside the chat is written in the address and nowhere else. */
const APP_PARAM = 'app'
/** What the token page shows; it goes with the page. */
export const TOKEN_PARAM = 'token'

/** By its id where the specification names it; whoever holds any other app opens it by that. */
export function openApp(app: AppId | { readonly id: string }, token: string | null = null): void {
  writeSearchParams({ [APP_PARAM]: typeof app === 'string' ? app : app.id, [TOKEN_PARAM]: token })
}

export function closeApp(): void {
  writeSearchParams({ [APP_PARAM]: null, [TOKEN_PARAM]: null })
}

/** As the address says it: only the workspace knows whether there is such an app. */
export function useOpenApp(): string | null {
  return useSearchParam(APP_PARAM)
}
