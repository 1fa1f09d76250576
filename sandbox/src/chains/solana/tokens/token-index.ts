import type { Address } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import type { AccountState } from '../engine/account-state.ts'
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from './programs.ts'
import { isMint, isTokenAccount, readHolding, readMint } from './token-layout.ts'

/** Which token accounts belong to whom: the engine itself could only be searched from end to end. */
export type TokenIndex = {
  readonly ofOwner: (owner: string) => readonly Address[]
  readonly ofMint: (mint: string) => readonly Address[]
  /** Null where there is no such mint. */
  readonly decimalsOf: (mint: Address) => number | null
  /** To be told of every account after it may have changed. */
  readonly note: (account: AccountState) => void
}

export function createTokenIndex(svm: LiteSVM): TokenIndex {
  const places = new Map<Address, { owner: string; mint: string }>()
  const byOwner = new Map<string, Set<Address>>()
  const byMint = new Map<string, Set<Address>>()
  const decimals = new Map<Address, number>()
  const forget = (account: Address) => {
    const place = places.get(account)
    if (!place) return
    places.delete(account)
    drop(byOwner, place.owner, account)
    drop(byMint, place.mint, account)
  }
  const note = (account: AccountState) => {
    forget(account.address)
    if (!account.exists || !isTokenAccount(account)) return
    const { owner, mint, state } = readHolding(account.data)
    if (state === 'uninitialized') return
    places.set(account.address, { owner, mint })
    add(byOwner, owner, account.address)
    add(byMint, mint, account.address)
  }
  for (const program of [TOKEN_PROGRAM, TOKEN_2022_PROGRAM]) {
    for (const account of svm.getProgramAccounts(program)) note({ ...account, exists: true })
  }
  return {
    note,
    ofOwner: (owner) => [...(byOwner.get(owner) ?? [])],
    ofMint: (mint) => [...(byMint.get(mint) ?? [])],
    decimalsOf: (mint) => {
      const known = decimals.get(mint)
      if (known !== undefined) return known
      const account = svm.getAccount(mint)
      if (!account.exists || !isMint(account)) return null
      const found = readMint(account.data).decimals
      decimals.set(mint, found)
      return found
    },
  }
}

function add(index: Map<string, Set<Address>>, key: string, account: Address): void {
  const accounts = index.get(key)
  if (accounts) accounts.add(account)
  else index.set(key, new Set([account]))
}

function drop(index: Map<string, Set<Address>>, key: string, account: Address): void {
  const accounts = index.get(key)
  accounts?.delete(account)
  if (accounts?.size === 0) index.delete(key)
}
