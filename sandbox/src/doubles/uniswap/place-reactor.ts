import { parseAbi } from 'viem'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import { readArtifact } from '../../contracts/read-artifact.ts'
import { DUTCH_REACTOR } from './dutch-order.ts'

export const reactorAbi = parseAbi([
  'struct SignedOrder { bytes order; bytes sig; }',
  'function execute(SignedOrder order) payable',
  'event Fill(bytes32 indexed orderHash, address indexed filler, address indexed swapper, uint256 nonce)',
  'error InvalidReactor()',
  'error DeadlinePassed()',
  'error DeadlineBeforeEndTime()',
  'error EndTimeBeforeStartTime()',
  'error InputAndOutputDecay()',
  'error InvalidCosignature()',
  'error InvalidCosignerInput()',
  'error InvalidCosignerOutput()',
  'error NoExclusiveOverride()',
  'error NativeTransferFailed()',
  'error TokenTransferFailed()',
])

/** It has no constructor, so the code that a deployment would leave behind is all there is to place. */
export async function placeReactor(chain: EvmChain): Promise<void> {
  if (await chain.node.getCode({ address: DUTCH_REACTOR })) return
  const { bytecode } = await readArtifact('PracticeDutchReactor')
  const { data: runtime } = await chain.node.call({ data: bytecode })
  if (!runtime) throw new Error('The reactor has no code')
  await chain.admin.setCode({ address: DUTCH_REACTOR, bytecode: runtime })
}
