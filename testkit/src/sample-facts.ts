import type { SignableAction } from '@windhover/core/signing/sign-contract'
import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import type { Intent } from '@windhover/core/transactions/intent'

export type SignSample = {
  readonly name: string
  readonly intent: Intent
  readonly action: SignableAction
  /** Base58 on Solana, lower-case address elsewhere. */
  readonly owner: string
}

export const SAMPLE_VAULT = '7'
export const SAMPLE_ID = '0e6c6a5e-6f2b-4b55-9a53-6f1f5a1b2c3d'
export const SAMPLE_EVM_OWNER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
export const SAMPLE_FEE_ACCOUNT = '0x90f79bf6eb2c4f870365e785982e1f101e93b906'
/** The practice world's own. */
export const SAMPLE_SETTLER = '0x00000000000000000000000000005e771e500001'
/** Who completes orders there. */
export const SAMPLE_COSIGNER = '0x931bf151f5a1551e61246bb04a08519be9759b80'
/** When the samples are signed: their deadlines are some minutes later. */
export const SAMPLE_NOW_MS = 1_790_000_000_000
export const SAMPLE_DEADLINE_SEC = SAMPLE_NOW_MS / 1_000 + 600

/** So much for at least 900, where 1,000 were shown. */
export function swapOf(
  fields: Pick<SwapIntent, 'chain' | 'venue' | 'sellToken' | 'buyToken'> & Partial<SwapIntent>,
): SwapIntent {
  return {
    id: SAMPLE_ID,
    vaultId: SAMPLE_VAULT,
    type: 'swap',
    sellAmountRaw: '700',
    quotedBuyAmountRaw: '1000',
    minBuyAmountRaw: '900',
    slippageBps: 1_000,
    serviceFeeRaw: null,
    ...fields,
  }
}
