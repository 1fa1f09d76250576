import {
  type Address,
  encodeFunctionData,
  getAddress,
  isAddress,
  padHex,
  parseAbi,
  stringToHex,
  toHex,
  zeroAddress,
} from 'viem'
import { readArtifact } from '../../../contracts/read-artifact.ts'
import type { Listing } from '../../../universe/listing.ts'
import { PRACTICE_ARBITRAGEUR } from '../evm-addresses.ts'
import { encodeConstructor, placeContract } from '../place-contract.ts'
import { type GenesisSite, sendAsTreasury } from './genesis-site.ts'

const WRAPPED_ABI = parseAbi([
  'function deposit() payable',
  'function approve(address,uint256) returns (bool)',
])
/** Enough for pools, arbitrage and faucet; the native coin has no fixed supply here. */
const NATIVE_STOCK = 200_000_000n * 10n ** 18n
const WRAPPED_STOCK = 50_000_000n * 10n ** 18n

/** Every token of the universe with its whole supply in the treasury, and the wrapped coin. */
export async function placeTokens(site: GenesisSite, listings: readonly Listing[]): Promise<void> {
  await stockNative(site, listings)
  const artifact = await readArtifact('PracticeToken')
  for (const listing of listings) {
    if (!isPlaced(site, listing)) continue
    await placeContract({
      ...site,
      from: site.treasury,
      address: getAddress(listing.address),
      creationCode: artifact.bytecode,
      constructorArgs: encodeConstructor(artifact.abi, [termsOf(site, listing)]),
    })
  }
}

/** All but the native coin and its wrapper are contracts of ours. */
export function isPlaced(site: Pick<GenesisSite, 'addresses'>, listing: Listing): boolean {
  return listing.standard === 'erc20' && getAddress(listing.address) !== site.addresses.wrappedNative
}

function termsOf(site: GenesisSite, { name, symbol, decimals, supplyRaw, risk }: Listing): object {
  return {
    name,
    symbol,
    decimals,
    supply: supplyRaw,
    holder: site.treasury,
    spenders: spendersOf(site),
    transferTaxBps: risk.transferTaxBps,
    isTrap: risk.honeypot,
    minter: authority(risk.mintAuthority),
    freezer: authority(risk.freezeAuthority),
  }
}

function spendersOf({ addresses }: GenesisSite): readonly Address[] {
  return [addresses.v3.positionManager, addresses.permit2, PRACTICE_ARBITRAGEUR]
}

function authority(text: string | null): Address {
  return text !== null && isAddress(text) ? text : zeroAddress
}

async function stockNative(site: GenesisSite, listings: readonly Listing[]): Promise<void> {
  const { admin, addresses, treasury } = site
  const wrapper = addresses.wrappedNative
  await admin.setBalance({ address: treasury, value: NATIVE_STOCK })
  await admin.setBalance({ address: PRACTICE_ARBITRAGEUR, value: NATIVE_STOCK })
  await nameWrapper(site, listings)
  const deposit = encodeFunctionData({ abi: WRAPPED_ABI, functionName: 'deposit' })
  await sendAsTreasury(site, { to: wrapper, data: deposit, value: WRAPPED_STOCK })
  for (const spender of spendersOf(site)) {
    const args = [spender, 2n ** 256n - 1n] as const
    await sendAsTreasury(site, {
      to: wrapper,
      data: encodeFunctionData({ abi: WRAPPED_ABI, functionName: 'approve', args }),
    })
  }
}

/** The published wrapper calls itself after Ether; its name and symbol are the first two words of its storage. */
async function nameWrapper({ admin, addresses }: GenesisSite, listings: readonly Listing[]): Promise<void> {
  const listing = listings.find(
    (each) => isAddress(each.address) && getAddress(each.address) === addresses.wrappedNative,
  )
  if (!listing) return
  for (const [slot, text] of [listing.name, listing.symbol].entries()) {
    await admin.setStorageAt({ address: addresses.wrappedNative, index: slot, value: shortString(text) })
  }
}

/** How Solidity stores a string of up to 31 bytes: the bytes, and twice their number in the last one. */
function shortString(text: string): `0x${string}` {
  const bytes = stringToHex(text)
  const doubled = bytes.length - 2
  return `${padHex(bytes, { size: 31, dir: 'right' })}${toHex(doubled, { size: 1 }).slice(2)}`
}
