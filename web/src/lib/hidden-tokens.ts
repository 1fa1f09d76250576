import { useMemo } from 'react'
import { readStored, useStored, writeStored } from './storage.ts'

/** Tokens a person does not want to see, per vault. One list per kind of network; Ethereum and BSC share theirs. */
export type HiddenList = 'hiddenTokens' | 'hiddenEvmTokens' | 'hiddenHederaTokens'

const storageKey = (list: HiddenList, vaultId: string) => `${list}:${vaultId}`

/** Anything that is not a list of texts counts as an empty one: the browser's storage is no trusted place. */
export function parseHidden(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

export function changeHidden(list: readonly string[], token: string, isHidden: boolean): readonly string[] {
  const others = list.filter((each) => each !== token)
  return isHidden ? [...others, token] : others
}

type HiddenTokens = {
  readonly hidden: readonly string[]
  readonly setHidden: (token: string, isHidden: boolean) => void
}

export function useHiddenTokens(list: HiddenList, vaultId: string): HiddenTokens {
  const key = storageKey(list, vaultId)
  const text = useStored(key)
  return useMemo(
    () => ({
      hidden: parseHidden(text),
      // Read again when it is written: another tab may have hidden one in between.
      setHidden: (token, isHidden) => {
        const next = changeHidden(parseHidden(readStored(key)), token, isHidden)
        writeStored(key, next.length === 0 ? null : JSON.stringify(next))
      },
    }),
    [text, key],
  )
}
