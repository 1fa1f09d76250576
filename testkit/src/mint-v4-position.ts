import { VIEM_CHAINS } from '@windhover/sandbox/chains/evm/viem-chains'
import {
  createPublicClient,
  createWalletClient,
  encodeAbiParameters,
  encodeFunctionData,
  http,
  type PrivateKeyAccount,
  parseAbi,
  parseAbiParameters,
  zeroAddress,
} from 'viem'

const POSITION_MANAGER = '0xbD216513d74C8cf14cf4747E6AaA6420FF64ee9e'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const ABI = parseAbi([
  'function modifyLiquidities(bytes unlockData, uint256 deadline) payable',
  'function transferFrom(address from, address to, uint256 id)',
  'function nextTokenId() view returns (uint256)',
])
const KEY = '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks)'
/** Mint, pay both sides, take back what was too much. */
const ACTIONS = '0x020d14'
/** Far above the market, so that the position is ether alone and nothing has to be allowed first. */
const [TICK_LOWER, TICK_UPPER] = [800_000, 887_270]
const LIQUIDITY = 1_000_000n

/** Puts a little ether of a funded account into the ETH/USDC pool of Uniswap V4; answers the position's id. */
export async function mintV4Position(options: {
  rpcUrl: string
  account: PrivateKeyAccount
}): Promise<bigint> {
  const { account, transport, node } = connect(options)
  const key = {
    currency0: zeroAddress,
    currency1: USDC,
    fee: 500,
    tickSpacing: 10,
    hooks: zeroAddress,
  } as const
  const mint = encodeAbiParameters(
    parseAbiParameters(`${KEY}, int24, int24, uint256, uint128, uint128, address, bytes`),
    [key, TICK_LOWER, TICK_UPPER, LIQUIDITY, 2n ** 127n, 2n ** 127n, account.address, '0x'],
  )
  const settle = encodeAbiParameters(parseAbiParameters('address, address'), [key.currency0, key.currency1])
  const sweep = encodeAbiParameters(parseAbiParameters('address, address'), [zeroAddress, account.address])
  const unlock = encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [ACTIONS, [mint, settle, sweep]])
  const data = encodeFunctionData({ abi: ABI, functionName: 'modifyLiquidities', args: [unlock, 2n ** 40n] })
  await send({ account, transport, node }, { data, value: 10n ** 16n })
  const next = await node.readContract({ address: POSITION_MANAGER, abi: ABI, functionName: 'nextTokenId' })
  return next - 1n
}

export async function giveV4PositionAway(
  options: { rpcUrl: string; account: PrivateKeyAccount },
  id: bigint,
): Promise<void> {
  const parts = connect(options)
  const args = [parts.account.address, '0x000000000000000000000000000000000000dEaD', id] as const
  await send(parts, { data: encodeFunctionData({ abi: ABI, functionName: 'transferFrom', args }), value: 0n })
}

function connect({ rpcUrl, account }: { rpcUrl: string; account: PrivateKeyAccount }) {
  const transport = http(rpcUrl)
  return {
    account,
    transport,
    node: createPublicClient({ chain: VIEM_CHAINS.ethereum, transport, pollingInterval: 100 }),
  }
}

async function send(
  { account, transport, node }: ReturnType<typeof connect>,
  call: { data: `0x${string}`; value: bigint },
): Promise<void> {
  const wallet = createWalletClient({ account, chain: VIEM_CHAINS.ethereum, transport })
  const hash = await wallet.sendTransaction({ to: POSITION_MANAGER, gas: 1_000_000n, ...call })
  const { status } = await node.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error('the position manager refused')
}
