import { type Address, concatHex, getAddress, type Hex, isAddress, zeroAddress } from 'viem'
import { encodeConstructor } from '../chains/evm/place-contract.ts'
import { longZeroAddress } from '../chains/hedera/entity-id.ts'
import { readArtifact } from '../contracts/read-artifact.ts'
import type { Listing } from '../universe/listing.ts'
import { mapSlot, numberSlot, type Slot, textSlots } from './solidity-slots.ts'

/** A token's contract as a chain keeps it. */
export type LaunchContract = {
  readonly address: Address
  /** Run once, without a transaction, for the code that it returns. */
  readonly creation: Hex
  readonly slots: readonly Slot[]
}

type Issuer = { readonly treasury: Address; readonly nowSec: number }
type Describe = (listing: Listing, issuer: Issuer) => Promise<LaunchContract>

/** On BSC: all of the supply is in the treasury, which may pass on even a trap. The order of the slots is the contract's. */
export const describeErc20: Describe = async (listing, { treasury }) => {
  const { risk, decimals, supplyRaw } = listing
  const terms = {
    ...{ name: '', symbol: '', decimals, supply: 0n, holder: treasury, spenders: [] },
    transferTaxBps: risk.transferTaxBps,
    isTrap: risk.honeypot,
    minter: authority(risk.mintAuthority),
    freezer: authority(risk.freezeAuthority),
  }
  return {
    address: getAddress(listing.address),
    creation: await creationOf('PracticeToken', terms),
    slots: [
      ...textSlots(0, listing.name),
      ...textSlots(1, listing.symbol),
      numberSlot(2, supplyRaw),
      mapSlot(4, treasury, supplyRaw),
      mapSlot(7, treasury, 1n),
      mapSlot(8, treasury, 1n),
    ],
  }
}

/** On Hedera: the treasury is associated with what it holds. */
export const describeHts: Describe = async (listing, { treasury, nowSec }) => {
  const { risk, decimals, supplyRaw } = listing
  const facts = {
    ...{ name: '', symbol: '', decimals, supply: 0n, treasury, issuer: treasury },
    feeBps: risk.transferTaxBps,
    freezesHolders: risk.honeypot,
  }
  const associated = BigInt(nowSec) + (1n << 64n)
  return {
    address: longZeroAddress(listing.address),
    creation: await creationOf('HtsToken', facts),
    slots: [
      ...textSlots(0, listing.name),
      ...textSlots(1, listing.symbol),
      numberSlot(2, supplyRaw),
      mapSlot(3, treasury, supplyRaw),
      mapSlot(5, treasury, associated),
    ],
  }
}

async function creationOf(artifact: string, terms: object): Promise<Hex> {
  const { abi, bytecode } = await readArtifact(artifact)
  return concatHex([bytecode, encodeConstructor(abi, [terms])])
}

function authority(text: string | null): Address {
  return text !== null && isAddress(text) ? text : zeroAddress
}
