import { type Abi, type Address, encodeFunctionData, parseAbi, zeroAddress } from 'viem'
import { type Artifact, readArtifact, readPackageArtifact } from '../../contracts/read-artifact.ts'
import { PRACTICE_ARBITRAGEUR } from '../evm/evm-addresses.ts'
import { encodeConstructor, placeContract } from '../evm/place-contract.ts'
import type { Anvil } from '../evm/start-anvil.ts'
import {
  EXCHANGE_FACTORY,
  EXCHANGE_QUOTER,
  EXCHANGE_ROUTER,
  HOLDINGS_LENS,
  MULTICALL,
  POSITION_MANAGER,
  SWAPPING_CODE,
  TOKEN_SERVICE,
  WHBAR_HELPER,
  WHBAR_TOKEN,
  WHBAR_VAULT,
} from './hedera-entities.ts'
import { TREASURY } from './treasury.ts'

const CORE = '@uniswap/v3-core/artifacts/contracts'
const PERIPHERY = '@uniswap/v3-periphery/artifacts/contracts'
export const DEPLOYER: Address = '0x00000000000000000000000000000000000f1057'

type Part = { readonly address: Address; readonly artifact: Artifact; readonly args?: readonly unknown[] }

/** Token service, wrapped HBAR and the exchange, each at its address of the main network. */
export async function deployExchange(anvil: Anvil): Promise<void> {
  for (const { address, artifact, args } of await listParts()) {
    await placeContract({
      node: anvil.node,
      admin: anvil.admin,
      address,
      creationCode: artifact.bytecode,
      constructorArgs: encodeConstructor(artifact.abi, args ?? []),
      from: DEPLOYER,
    })
  }
  await enableFees(anvil)
}

async function listParts(): Promise<readonly Part[]> {
  const periphery = [EXCHANGE_FACTORY, WHBAR_TOKEN]
  return [
    { address: TOKEN_SERVICE, artifact: await readArtifact('HtsService') },
    { address: MULTICALL, artifact: await readArtifact('PracticeMulticall') },
    {
      address: PRACTICE_ARBITRAGEUR,
      artifact: await readArtifact('PracticeArbitrageur'),
      args: [TREASURY, zeroAddress],
    },
    { address: HOLDINGS_LENS, artifact: await readArtifact('HtsLens') },
    {
      address: WHBAR_TOKEN,
      artifact: await readArtifact('WhbarToken'),
      args: [WHBAR_VAULT, EXCHANGE_ROUTER, TREASURY],
    },
    { address: WHBAR_VAULT, artifact: await readArtifact('Whbar'), args: [WHBAR_TOKEN] },
    { address: WHBAR_HELPER, artifact: await readArtifact('WhbarHelper'), args: [WHBAR_VAULT] },
    {
      address: EXCHANGE_FACTORY,
      artifact: await readPackageArtifact(`${CORE}/UniswapV3Factory.sol/UniswapV3Factory.json`),
    },
    {
      address: SWAPPING_CODE,
      artifact: await readPackageArtifact(`${PERIPHERY}/SwapRouter.sol/SwapRouter.json`),
      args: periphery,
    },
    {
      address: EXCHANGE_ROUTER,
      artifact: await readArtifact('WhbarRouter'),
      args: [SWAPPING_CODE, WHBAR_VAULT],
    },
    {
      address: EXCHANGE_QUOTER,
      artifact: await readPackageArtifact(`${PERIPHERY}/lens/QuoterV2.sol/QuoterV2.json`),
      args: periphery,
    },
    {
      address: POSITION_MANAGER,
      artifact: await readPackageArtifact(
        `${PERIPHERY}/NonfungiblePositionManager.sol/NonfungiblePositionManager.json`,
      ),
      args: [...periphery, zeroAddress],
    },
  ]
}

const factoryAbi: Abi = parseAbi(['function enableFeeAmount(uint24 fee, int24 tickSpacing)'])

/** Uniswap's factory knows 500, 3000 and 10000; the exchange has one more. */
async function enableFees({ admin, node }: Anvil): Promise<void> {
  const data = encodeFunctionData({ abi: factoryAbi, functionName: 'enableFeeAmount', args: [1500, 30] })
  const hash = await admin.sendUnsignedTransaction({
    from: DEPLOYER,
    to: EXCHANGE_FACTORY,
    data,
    gas: 1_000_000n,
  })
  const receipt = await node.waitForTransactionReceipt({ hash })
  if (receipt.status !== 'success') throw new Error('The fee tier of 0.15% was refused')
}
