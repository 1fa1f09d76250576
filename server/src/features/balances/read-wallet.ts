import type { WalletView } from '@windhover/core/balances/contract'
import type { Look } from './read-holdings.ts'
import { valueWallet, type WalletParts } from './value-wallet.ts'
import { viewWallet } from './view-wallet.ts'

export async function readWallet(parts: WalletParts, look: Look): Promise<WalletView> {
  return viewWallet(await valueWallet(parts, look))
}
