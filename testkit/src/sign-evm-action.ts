import { CHAINS } from '@windhover/core/chains/all-chains'
import type { EvmAction, SignedAction } from '@windhover/server/ports/chain'
import { getAddress, type Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'

export async function signEvmAction(account: PrivateKeyAccount, action: EvmAction): Promise<SignedAction> {
  const { chain, nonce, gasLimit, maxFeePerGasWei, maxPriorityFeePerGasWei } = action
  const rawTransaction = await account.signTransaction({
    type: 'eip1559',
    chainId: CHAINS[chain].evmChainId ?? 0,
    nonce,
    to: getAddress(action.to),
    data: action.data as Hex,
    value: action.valueWei,
    gas: gasLimit,
    maxFeePerGas: maxFeePerGasWei,
    maxPriorityFeePerGas: maxPriorityFeePerGasWei,
  })
  return { chain, rawTransaction }
}
