import { z } from 'zod'
import { SLOTS_PER_EPOCH } from '../../engine/set-engine-time.ts'
import {
  checkContextSlot,
  commitmentOf,
  defineMethod,
  inContext,
  type RpcMethod,
  readConfig,
} from '../method.ts'

const configOnly = z.tuple([readConfig.optional()])

/** Where the chain stands. */
export const clusterMethods: Readonly<Record<string, RpcMethod>> = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'feature-set': 3_640_012_085, 'solana-core': '3.0.0' }),
  getGenesisHash: (_, { node }) => node.genesisHash,
  getIdentity: (_, { node }) => ({ identity: node.faucet.address }),
  getSlot: defineMethod(configOnly, ([config], request) => {
    checkContextSlot(request, config)
    return request.node.slots.slot(commitmentOf(config))
  }),
  getBlockHeight: defineMethod(configOnly, ([config], request) => {
    checkContextSlot(request, config)
    return request.node.slots.height(commitmentOf(config))
  }),
  getEpochInfo: defineMethod(configOnly, ([config], request) => {
    checkContextSlot(request, config)
    const absoluteSlot = request.node.slots.slot(commitmentOf(config))
    return {
      absoluteSlot,
      blockHeight: request.node.slots.heightOf(absoluteSlot),
      epoch: Math.floor(absoluteSlot / SLOTS_PER_EPOCH),
      slotIndex: absoluteSlot % SLOTS_PER_EPOCH,
      slotsInEpoch: SLOTS_PER_EPOCH,
      transactionCount: absoluteSlot,
    }
  }),
  getLatestBlockhash: defineMethod(configOnly, ([config], request) => {
    checkContextSlot(request, config)
    const { blockhash, lastValidBlockHeight } = request.node.blockhashes.latest(commitmentOf(config))
    return inContext(request, { blockhash, lastValidBlockHeight })
  }),
  isBlockhashValid: defineMethod(z.tuple([z.string(), readConfig.optional()]), ([hash, config], request) => {
    checkContextSlot(request, config)
    return inContext(request, request.node.blockhashes.isValid(hash))
  }),
  getMinimumBalanceForRentExemption: defineMethod(
    z.tuple([z.number().int().min(0), readConfig.optional()]),
    ([bytes], { node }) => node.svm.minimumBalanceForRentExemption(BigInt(bytes)),
  ),
}
