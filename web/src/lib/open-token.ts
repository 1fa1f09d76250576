import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { splitTokenKey, type TokenKey, tokenKey } from '@windhover/core/prices/price-tick'
import { openApp, TOKEN_PARAM } from './open-app.ts'
import { useSearchParam } from './search-params.ts'

/** A token by its network and its address there; `native` for the coin itself. */
export type TokenPlace = { readonly chain: ChainId; readonly address: string }

const OPENED_HERE = { tokenOpenedHere: true }

/** The token page beside the chat (on a phone: full screen). */
export function openToken({ chain, address }: TokenPlace): void {
  const before = window.location.href
  openApp('token', tokenKey(chain, address))
  // Kept with the step of the history, so that Back still knows after a reload.
  if (window.location.href !== before) window.history.replaceState(OPENED_HERE, '')
}

/** Back to what was open before; null where the page was opened by its address. */
export function backFromToken(): (() => void) | null {
  const state: unknown = window.history.state
  const openedHere = typeof state === 'object' && state !== null && 'tokenOpenedHere' in state
  return openedHere ? () => window.history.back() : null
}

/** The token in the address; null where there is none or it cannot be one. */
export function useOpenToken(): TokenPlace | null {
  return readToken(useSearchParam(TOKEN_PARAM))
}

function readToken(text: string | null): TokenPlace | null {
  const { chain, address } = splitTokenKey((text ?? '') as TokenKey)
  return Object.hasOwn(CHAINS, chain) && /^[\w.-]{1,64}$/.test(address) ? { chain, address } : null
}
