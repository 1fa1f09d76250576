import type { EvmAction, Reading } from './chain.ts'

/** What Hedera has beside an EVM: numbered accounts, and tokens that an account must accept before it can hold them. */
export type HederaAccounts = {
  /** `0.0.N` of the account behind an EVM address; known null before its first HBAR arrived. */
  readonly findAccountId: (evmAddress: string) => Promise<Reading<string | null>>
  /** Whether the owner (`0.0.N` or EVM address) can hold the token (`0.0.N`) now. */
  readonly isAssociated: (owner: string, token: string) => Promise<Reading<boolean>>
  readonly buildAssociate: (order: { owner: string; token: string }) => Promise<EvmAction>
}
