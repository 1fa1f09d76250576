import { NETWORKS } from '@windhover/core/authority/networks'
import type { EvmAction, SignedAction } from '@windhover/server/ports/chain'
import { getAddress, type Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'

export async function signEvmAction(account: PrivateKeyAccount, action: EvmAction): Promise<SignedAction> {
  const { chain, nonce, gasLimit, maxFeePerGasWei, maxPriorityFeePerGasWei } = action
  const rawTransaction = await account.signTransaction({
    type: 'eip1559',
    chainId: NETWORKS.practice[chain],
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
