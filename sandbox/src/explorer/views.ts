import type { ChainId } from '@windhover/core/chains/chain'

/** What the pages show, whatever chain it is read from. Texts are as the chain has them: escaping is the pages' part. */

export type Token = {
  /** Of its page; null for the native coin, which has none. */
  readonly address: string | null
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly logo: string | null
  /** Null where the market does not price it. */
  readonly assetId: string | null
  readonly kind: 'native' | 'wrapped' | 'token'
}

export type Amount = { readonly token: Token; readonly raw: bigint }

export type Party = { readonly address: string; readonly name: string | null }

export type Fact = {
  readonly label: string
  readonly value: string
  readonly note?: string | null
  readonly link?: PageLink
  readonly tone?: 'up' | 'down'
}

export type PageLink = { readonly page: PageKind; readonly id: string }
export type PageKind = 'transaction' | 'account' | 'token' | 'block'

export type Transfer = {
  readonly from: Party
  readonly to: Party
  readonly amount: Amount
}

export type Argument = { readonly name: string; readonly value: string; readonly meaning: string | null }

/** One instruction or call, in one sentence and in its raw arguments. */
export type Step = {
  readonly program: string
  readonly sentence: string
  readonly isDecoded: boolean
  readonly arguments: readonly Argument[]
  readonly inner: readonly { readonly program: string; readonly sentence: string }[]
}

export type Change = {
  readonly owner: Party
  readonly amount: Amount
  /** Null where the chain has forgotten the state of that time. */
  readonly beforeRaw: bigint | null
}

export type Account = { readonly party: Party; readonly roles: readonly string[] }

export type TransactionView = {
  readonly id: string
  /** How people call the id: signature or hash. */
  readonly idName: string
  readonly title: string
  readonly isSuccess: boolean
  /** `Finalized`, `Confirmed`, `Failed` … */
  readonly status: string
  readonly reason: string | null
  readonly block: string
  readonly atMs: number
  readonly fee: Amount
  readonly signer: Party
  readonly facts: readonly Fact[]
  readonly transfers: readonly Transfer[]
  readonly stepsTitle: string
  readonly steps: readonly Step[]
  /** Of whom the title speaks first. */
  readonly changes: readonly Change[]
  readonly accounts: readonly Account[]
  /** As the node answers. */
  readonly raw: unknown
}

export type AccountView = {
  readonly id: string
  readonly title: string
  readonly facts: readonly Fact[]
  readonly balances: readonly Amount[]
  readonly transactions: readonly TransactionView[]
}

export type TokenView = {
  readonly id: string
  readonly token: Token
  readonly facts: readonly Fact[]
  /** Null where the chain keeps no list of them. */
  readonly holders: readonly (Party & { readonly raw: bigint })[] | null
}

export type BlockView = {
  readonly id: string
  readonly facts: readonly Fact[]
  readonly transactions: readonly TransactionView[]
}

/** One chain as its explorer reads it: past the switches, so that looking at things changes nothing. */
export type ExplorerChain = {
  readonly chain: ChainId
  /** False for texts that cannot name such a thing on this chain. */
  readonly isId: Readonly<Record<PageKind, (text: string) => boolean>>
  readonly transaction: (id: string) => Promise<TransactionView | null>
  readonly account: (id: string) => Promise<AccountView | null>
  readonly token: (id: string) => Promise<TokenView | null>
  readonly block: (id: string) => Promise<BlockView | null>
  /** Newest first. */
  readonly latest: () => Promise<readonly TransactionView[]>
}

export const ROWS_SHOWN = 25
