import { randomUUID } from 'node:crypto'
import { encodeFunctionData, erc20Abi, maxUint256, zeroAddress } from 'viem'
import type { z } from 'zod'
import type { World } from '../../world/world.ts'
import { gasFees, simulate, withHeadroom } from './gas-fees.ts'
import { PERMIT2 } from './permit2.ts'
import { UniswapRefusal } from './refusal.ts'
import type { approvalRequest } from './request-schemas.ts'
import { chainById } from './world-chain.ts'

/** Tokens are approved to Permit2 once and for all; the router gets its share from there. */
export async function checkApproval(world: World, request: z.infer<typeof approvalRequest>) {
  const requestId = randomUUID()
  const chain = chainById(world, request.chainId)
  if (!chain) throw new UniswapRefusal(404, 'ResourceNotFound', 'Token allowance not found')
  const { walletAddress: from, token } = request
  if (token === zeroAddress) return { requestId, approval: null, cancel: null }
  const allowed = await chain.node
    .readContract({ address: token, abi: erc20Abi, functionName: 'allowance', args: [from, PERMIT2] })
    .catch(() => null)
  if (allowed === null) throw new UniswapRefusal(404, 'ResourceNotFound', 'Token allowance not found')
  if (allowed >= request.amount && allowed > 0n) return { requestId, approval: null, cancel: null }

  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [PERMIT2, maxUint256] })
  const call = { to: token, from, data, value: '0x00', chainId: chain.chainId }
  if (!request.includeGasInfo) return { requestId, approval: call, cancel: null }
  const trial = await simulate(chain, { from, to: token, data, value: 0n })
  const gasLimit = 'failure' in trial ? 60_000n : withHeadroom(trial.gas)
  const { maxFeePerGas, maxPriorityFeePerGas } = await gasFees(chain)
  return {
    requestId,
    approval: {
      ...call,
      gasLimit: gasLimit.toString(),
      maxFeePerGas: maxFeePerGas.toString(),
      maxPriorityFeePerGas: maxPriorityFeePerGas.toString(),
    },
    cancel: null,
    gasFee: (gasLimit * maxFeePerGas).toString(),
  }
}
