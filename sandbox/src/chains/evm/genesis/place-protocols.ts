import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Address, encodeFunctionData, type Hex, keccak256, parseAbi, zeroAddress, zeroHash } from 'viem'
import { type Artifact, readArtifact, readPackageArtifact } from '../../../contracts/read-artifact.ts'
import { PRACTICE_ARBITRAGEUR, PRACTICE_SETTLER } from '../evm-addresses.ts'
import { encodeConstructor, placeContract } from '../place-contract.ts'
import { type GenesisSite, sendAsTreasury } from './genesis-site.ts'

const V3_CORE = '@uniswap/v3-core/artifacts/contracts'
const V3_PERIPHERY = '@uniswap/v3-periphery/artifacts/contracts'
const V4_PERIPHERY = '@uniswap/v4-periphery/foundry-out'
const FACTORY_OWNER = parseAbi(['function enableFeeAmount(uint24 fee, int24 tickSpacing)'])
/** As the position manager of the main network was given it. */
const UNSUBSCRIBE_GAS = 300_000n

/** Everything that is not a token or a pool, each at its address. */
export async function placeProtocols(site: GenesisSite): Promise<void> {
  await placeCommon(site)
  await placeV3(site)
  await placeV4(site)
  await placeOurs(site)
}

async function placeCommon(site: GenesisSite): Promise<void> {
  const { addresses, admin } = site
  await place(
    site,
    addresses.wrappedNative,
    await readPackageArtifact('canonical-weth/build/contracts/WETH9.json'),
  )
  await place(site, addresses.multicall3, await readArtifact('PracticeMulticall'))
  await admin.setCode({ address: addresses.permit2, bytecode: await permit2Code() })
}

async function placeV3(site: GenesisSite): Promise<void> {
  const { v3, wrappedNative } = site.addresses
  const from = (path: string) => readPackageArtifact(`${V3_PERIPHERY}/${path}`)
  const shared = [v3.factory, wrappedNative]
  await place(
    site,
    v3.factory,
    await readPackageArtifact(`${V3_CORE}/UniswapV3Factory.sol/UniswapV3Factory.json`),
  )
  // The finest tier came later, by vote.
  const args = [100, 1] as const
  const enable = encodeFunctionData({ abi: FACTORY_OWNER, functionName: 'enableFeeAmount', args })
  await sendAsTreasury(site, { to: v3.factory, data: enable })
  const positions = await from('NonfungiblePositionManager.sol/NonfungiblePositionManager.json')
  // Without a descriptor a position has no picture; nothing else needs one.
  await place(site, v3.positionManager, positions, [...shared, zeroAddress])
  await place(site, v3.quoter, await from('lens/QuoterV2.sol/QuoterV2.json'), shared)
  await place(site, v3.tickLens, await from('lens/TickLens.sol/TickLens.json'))
  if (v3.swapRouter) await place(site, v3.swapRouter, await from('SwapRouter.sol/SwapRouter.json'), shared)
}

async function placeV4(site: GenesisSite): Promise<void> {
  const { addresses, treasury } = site
  const { v4, permit2, wrappedNative } = addresses
  const from = (path: string) => readPackageArtifact(`${V4_PERIPHERY}/${path}`)
  const manager = await readPackageArtifact('@uniswap/v4-core/out/PoolManager.sol/PoolManager.json')
  const terms = [v4.poolManager, permit2, UNSUBSCRIBE_GAS, zeroAddress, wrappedNative]
  await place(site, v4.poolManager, manager, [treasury])
  await place(site, v4.positionManager, await from('PositionManager.sol/PositionManager.json'), terms)
  await place(site, v4.quoter, await from('V4Quoter.sol/V4Quoter.json'), [v4.poolManager])
  await place(site, v4.stateView, await from('StateView.sol/StateView.json'), [v4.poolManager])
  await placeUniversalRouter(site)
}

async function placeUniversalRouter(site: GenesisSite): Promise<void> {
  const { permit2, wrappedNative, v3, v4, universalRouter } = site.addresses
  const pool = await readPackageArtifact(`${V3_CORE}/UniswapV3Pool.sol/UniswapV3Pool.json`)
  const router = await readPackageArtifact(
    '@uniswap/universal-router/artifacts/contracts/UniversalRouter.sol/UniversalRouter.json',
  )
  const parameters = {
    permit2,
    weth9: wrappedNative,
    v2Factory: zeroAddress,
    v3Factory: v3.factory,
    pairInitCodeHash: zeroHash,
    poolInitCodeHash: keccak256(pool.bytecode),
    v4PoolManager: v4.poolManager,
    v3NFTPositionManager: v3.positionManager,
    v4PositionManager: v4.positionManager,
    spokePool: zeroAddress,
  }
  await place(site, universalRouter, router, [parameters])
}

async function placeOurs(site: GenesisSite): Promise<void> {
  const { v3, v4, wrappedNative, permit2, allowanceHolder } = site.addresses
  const terms = [v3.factory, wrappedNative, permit2, allowanceHolder]
  await place(site, allowanceHolder, await readArtifact('PracticeAllowanceHolder'))
  await place(site, PRACTICE_SETTLER, await readArtifact('PracticeSettler'), terms)
  await placeArbitrageur(site, v4.poolManager)
}

/** A chain without v4 gives the zero address for its manager. */
export async function placeArbitrageur(
  site: Pick<GenesisSite, 'node' | 'admin' | 'treasury'>,
  poolManager: Address,
): Promise<void> {
  await place(site, PRACTICE_ARBITRAGEUR, await readArtifact('PracticeArbitrageur'), [
    site.treasury,
    poolManager,
  ])
}

async function place(
  site: Pick<GenesisSite, 'node' | 'admin' | 'treasury'>,
  address: Address,
  artifact: Artifact,
  values: readonly unknown[] = [],
): Promise<void> {
  const constructorArgs = encodeConstructor(artifact.abi, values)
  const { node, admin, treasury: from } = site
  await placeContract({ node, admin, from, address, creationCode: artifact.bytecode, constructorArgs })
}

/** Permit2 is published as the code it has on chain; on another chain id it works out its domain anew. */
async function permit2Code(): Promise<Hex> {
  const path = '@uniswap/v4-periphery/lib/permit2/test/utils/DeployPermit2.sol'
  const text = await readFile(createRequire(import.meta.url).resolve(path), 'utf8')
  const code = /hex"([0-9a-f]+)"/.exec(text)?.[1]
  if (!code) throw new Error('The code of Permit2 is not where it was')
  return `0x${code}`
}
