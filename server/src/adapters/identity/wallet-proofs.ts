import type { WalletChain } from '../../ports/identity.ts'
import { ethereumProof } from './ethereum-proof.ts'
import { solanaProof } from './solana-proof.ts'
import type { WalletProof } from './wallet-proof.ts'

export const WALLET_PROOFS: Readonly<Record<WalletChain, WalletProof>> = {
  ethereum: ethereumProof,
  solana: solanaProof,
}
