import { setTimeout as sleep } from 'node:timers/promises'
import { type Address, parseUnits, type TypedDataDefinition } from 'viem'
import { VIEM_CHAINS } from '../../chains/evm/viem-chains.ts'
import { allow, heldBy } from '../evm-tools.ts'
import { askJson, expectThat, type TourStep, type Traveller } from '../tour.ts'

const USDC: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const WETH: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const PERMIT2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const AMOUNT = parseUnits('150', 6)
const PATIENCE_MS = 60_000

type PermitData = { domain: object; types: object; values: object; primaryType?: string }
type Quote = { routing: string; quote: Record<string, unknown>; permitData: PermitData }
type Order = { orderStatus: string; txHash?: string }

function ask({ env }: Traveller, path: string, body?: object): Promise<Record<string, unknown>> {
  return askJson(`${env.UNISWAP_API_URL}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-api-key': env.UNISWAP_API_KEY ?? '', 'x-universal-router-version': '2.0' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}

async function waitForFill(traveller: Traveller, orderId: string): Promise<Order> {
  const giveUpMs = performance.now() + PATIENCE_MS
  while (performance.now() < giveUpMs) {
    const { orders } = (await ask(traveller, `/orders?orderId=${orderId}`)) as { orders: Order[] }
    const [order] = orders
    if (order && order.orderStatus !== 'open') return order
    await sleep(500)
  }
  throw new Error('nobody filled the order')
}

export const swapWithUniswapX: readonly TourStep[] = [
  {
    name: 'swap USDC to WETH by UniswapX',
    chain: 'ethereum',
    run: async (traveller) => {
      const { evm, ethereum } = traveller
      await allow(traveller, ethereum, { token: USDC, spender: PERMIT2 })
      const { routing, quote, permitData } = (await ask(traveller, '/quote', {
        type: 'EXACT_INPUT',
        amount: String(AMOUNT),
        tokenInChainId: VIEM_CHAINS.ethereum.id,
        tokenOutChainId: VIEM_CHAINS.ethereum.id,
        tokenIn: USDC,
        tokenOut: WETH,
        swapper: evm.address,
        protocols: ['UNISWAPX_V2'],
        slippageTolerance: 0.5,
      })) as Quote
      expectThat(routing === 'DUTCH_V2', `a Dutch order, not ${routing}`)
      const before = {
        usdc: await heldBy(ethereum, USDC, evm.address),
        weth: await heldBy(ethereum, WETH, evm.address),
      }
      const signature = await evm.signTypedData({
        domain: permitData.domain,
        types: permitData.types,
        message: permitData.values,
        primaryType: permitData.primaryType ?? 'PermitWitnessTransferFrom',
      } as TypedDataDefinition)
      const posted = await ask(traveller, '/order', { signature, quote, routing })
      const order = await waitForFill(traveller, String(posted.orderId))
      expectThat(order.orderStatus === 'filled', `the order to be filled, not ${order.orderStatus}`)
      const paid = before.usdc - (await heldBy(ethereum, USDC, evm.address))
      const got = (await heldBy(ethereum, WETH, evm.address)) - before.weth
      expectThat(paid === AMOUNT, `${AMOUNT} to be paid, not ${paid}`)
      expectThat(got > 0n, 'WETH to be received')
      return order.txHash ?? 'filled without a transaction'
    },
  },
]
