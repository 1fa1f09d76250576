import { type AppId, isAppId } from '@windhover/core/workspace/app-ids'
import { useSearchParam, writeSearchParams } from './search-params.ts'

/** Which app stands beside the chat is written in the address and nowhere else. */
const APP_PARAM = 'app'

function asAppId(text: string | null): AppId | null {
  return isAppId(text) ? text : null
}

export function openApp(id: AppId): void {
  writeSearchParams({ [APP_PARAM]: id })
}

export function closeApp(): void {
  writeSearchParams({ [APP_PARAM]: null })
}

export function useOpenApp(): AppId | null {
  return asAppId(useSearchParam(APP_PARAM))
}
