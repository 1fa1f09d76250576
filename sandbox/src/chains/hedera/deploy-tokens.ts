import { readArtifact } from '../../contracts/read-artifact.ts'
import type { Listing } from '../../universe/listing.ts'
import { encodeConstructor, placeContract } from '../evm/place-contract.ts'
import type { Anvil } from '../evm/start-anvil.ts'
import { DEPLOYER } from './deploy-exchange.ts'
import { longZeroAddress } from './entity-id.ts'
import { TREASURY } from './treasury.ts'

/** What a token's risk says is true of its contract: a custom fee, holders that get frozen. */
export async function deployTokens(anvil: Anvil, listings: readonly Listing[]): Promise<void> {
  const artifact = await readArtifact('HtsToken')
  for (const listing of listings) {
    const facts = {
      name: listing.name,
      symbol: listing.symbol,
      decimals: listing.decimals,
      supply: listing.supplyRaw,
      treasury: TREASURY,
      issuer: TREASURY,
      feeBps: listing.risk.transferTaxBps,
      freezesHolders: listing.risk.honeypot,
    }
    await placeContract({
      node: anvil.node,
      admin: anvil.admin,
      address: longZeroAddress(listing.address),
      creationCode: artifact.bytecode,
      constructorArgs: encodeConstructor(artifact.abi, [facts]),
      from: DEPLOYER,
    })
  }
}
