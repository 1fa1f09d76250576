import type { SettingsChange } from '@windhover/core/settings/contract'
import { useEffect, useEffectEvent } from 'react'
import { useChangeSettings, useVaultSettings } from './settings.ts'
import { readStored, writeStored } from './storage.ts'

/** Tokens a person does not want to see, per vault. One list per kind of network; Ethereum and BSC share theirs. */
export type HiddenList = 'hiddenTokens' | 'hiddenEvmTokens' | 'hiddenHederaTokens'

export const HIDDEN_FIELDS = {
  hiddenTokens: 'hiddenSolanaTokens',
  hiddenEvmTokens: 'hiddenEvmTokens',
  hiddenHederaTokens: 'hiddenHederaTokens',
} as const satisfies Record<HiddenList, string>

/** Anything that is not a list of texts counts as an empty one: the browser's storage is no trusted place. */
export function parseHidden(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

export function hideChange(list: HiddenList, tokens: readonly string[], isHidden: boolean): SettingsChange {
  const entries = { [HIDDEN_FIELDS[list]]: [...tokens] }
  return isHidden ? { add: entries } : { remove: entries }
}

type HiddenTokens = {
  readonly hidden: readonly string[]
  readonly setHidden: (token: string, isHidden: boolean) => void
}

/** Lists that are being brought along: several screens may show the same one. */
const underWay = new Set<string>()

export function useHiddenTokens(list: HiddenList, vaultId: string): HiddenTokens {
  const hidden = useVaultSettings(vaultId)[HIDDEN_FIELDS[list]]
  const change = useChangeSettings(vaultId)
  const bringAlong = useEffectEvent(async (key: string) => {
    const tokens = parseHidden(readStored(key))
    if (tokens.length === 0 || underWay.has(key)) return
    underWay.add(key)
    try {
      await change(hideChange(list, tokens, true))
      writeStored(key, null)
    } finally {
      underWay.delete(key)
    }
  })
  // They used to be kept in this browser alone. What cannot be brought along now is tried again the next time.
  useEffect(() => void bringAlong(`${list}:${vaultId}`).catch(() => {}), [list, vaultId])
  return {
    hidden,
    // What the server refuses is shown again by itself.
    setHidden: (token, isHidden) => void change(hideChange(list, [token], isHidden)).catch(() => {}),
  }
}
