import type { ChainId } from '@windhover/core/chains/chain'
import type { Command } from '@windhover/core/chat/commands/command'

type AnyChoice = {
  readonly id: string
  /** What is written into the composer. */
  readonly text: string
}

export type CommandChoice = AnyChoice & { readonly kind: 'command'; readonly command: Command }

/** A token of one chain, and what the vault holds of it; null for nothing. */
export type PlacedToken = {
  readonly chain: ChainId
  readonly address: string
  readonly symbol: string
  readonly held: { readonly text: string; readonly valueUsd: number } | null
}

/** What one symbol means: a token of each of these chains. */
export type TokenChoice = AnyChoice & {
  readonly kind: 'token'
  readonly name: string
  readonly tokens: readonly PlacedToken[]
}

export type ContactChoice = AnyChoice & {
  readonly kind: 'contact'
  readonly name: string
  readonly address: string
  /** How often the vault has paid it. */
  readonly times: number
}

export type ChainChoice = AnyChoice & { readonly kind: 'chain'; readonly chain: ChainId }

export type Choice = CommandChoice | TokenChoice | ContactChoice | ChainChoice
