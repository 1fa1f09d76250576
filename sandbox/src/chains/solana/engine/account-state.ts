import type { Address, EncodedAccount } from '@solana/kit'

/** What lies at an address at one moment. */
export type AccountState =
  | (EncodedAccount & { readonly exists: true })
  | { readonly exists: false; readonly address: Address }
