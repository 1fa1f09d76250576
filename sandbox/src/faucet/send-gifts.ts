import { address } from '@solana/kit'
import type { ChainId } from '@windhover/core/chains/chain'
import { getAddress } from 'viem'
import type { World } from '../world/world.ts'
import { type Gift, giftsOn } from './gifts.ts'

/** Real transactions, one gift after the other; answers their ids. */
export async function sendGifts(
  world: Pick<World, 'universe' | 'solana' | 'evm'>,
  target: { chain: ChainId; owner: string },
): Promise<readonly string[]> {
  const ids: string[] = []
  for (const gift of giftsOn(target.chain, world.universe)) ids.push(...(await sendGift(world, target, gift)))
  return ids
}

function sendGift(
  world: Pick<World, 'solana' | 'evm'>,
  { chain, owner }: { chain: ChainId; owner: string },
  { token, amountRaw }: Gift,
): Promise<readonly string[]> {
  const native = token === 'native' ? amountRaw : 0n
  if (chain === 'solana') {
    const tokens = token === 'native' ? [] : [{ mint: token, amountRaw }]
    return world.solana.fund(address(owner), { lamports: native, tokens })
  }
  const tokens = token === 'native' ? [] : [{ address: token, amountRaw }]
  return world.evm[chain].fund(getAddress(owner), { nativeRaw: native, tokens })
}
