import { type Address, type Hex, parseEther, parseUnits } from 'viem'
import { allow, heldBy, landed } from '../evm-tools.ts'
import { askJson, expectThat, type TourStep, type Traveller } from '../tour.ts'

const NATIVE = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const ETHEREUM_USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const BSC_USDT = '0x55d398326f99059fF775485246999027B3197955'

type Trade = { chain: 'ethereum' | 'bsc'; sell: Address; buy: Address; amount: bigint }
type Quote = {
  minBuyAmount: string
  allowanceTarget: Address
  transaction: { to: Address; data: Hex; value: string; gas: string }
}

async function held(traveller: Traveller, chain: Trade['chain'], token: Address): Promise<bigint> {
  const { evm } = traveller
  if (token === NATIVE) return traveller[chain].reader.getBalance({ address: evm.address })
  return heldBy(traveller[chain], token, evm.address)
}

async function swap(traveller: Traveller, trade: Trade): Promise<string> {
  const { env, evm } = traveller
  const tools = traveller[trade.chain]
  const query = new URLSearchParams({
    chainId: String(tools.wallet.chain.id),
    sellToken: trade.sell,
    buyToken: trade.buy,
    sellAmount: String(trade.amount),
    taker: evm.address,
    slippageBps: '100',
  })
  const quote = (await askJson(`${env.ZERO_X_URL}/swap/allowance-holder/quote?${query}`, {
    headers: { '0x-api-key': env.ZERO_X_API_KEY ?? '', '0x-version': 'v2' },
  })) as Quote
  if (trade.sell !== NATIVE) {
    await allow(traveller, tools, { token: trade.sell, spender: quote.allowanceTarget, amount: trade.amount })
  }
  const before = {
    sold: await held(traveller, trade.chain, trade.sell),
    bought: await held(traveller, trade.chain, trade.buy),
  }
  const { to, data, value, gas } = quote.transaction
  const hash = await tools.wallet.sendTransaction({ to, data, value: BigInt(value), gas: BigInt(gas) })
  const receipt = await landed(tools, hash)
  const fee = receipt.gasUsed * receipt.effectiveGasPrice
  const feeOn = (token: Address) => (token === NATIVE ? fee : 0n)
  const sold = before.sold - (await held(traveller, trade.chain, trade.sell)) - feeOn(trade.sell)
  const bought = (await held(traveller, trade.chain, trade.buy)) - before.bought + feeOn(trade.buy)
  expectThat(sold === trade.amount, `${trade.amount} to be sold, not ${sold}`)
  expectThat(
    bought >= BigInt(quote.minBuyAmount),
    `at least ${quote.minBuyAmount} to be bought, not ${bought}`,
  )
  return hash
}

export const swapWithZeroX: readonly TourStep[] = [
  {
    name: 'swap ETH to USDC by 0x',
    chain: 'ethereum',
    run: (traveller) =>
      swap(traveller, { chain: 'ethereum', sell: NATIVE, buy: ETHEREUM_USDC, amount: parseEther('0.1') }),
  },
  {
    name: 'swap USDC to ETH by 0x',
    chain: 'ethereum',
    run: (traveller) =>
      swap(traveller, { chain: 'ethereum', sell: ETHEREUM_USDC, buy: NATIVE, amount: parseUnits('100', 6) }),
  },
  {
    name: 'swap BNB to USDT by 0x',
    chain: 'bsc',
    run: (traveller) =>
      swap(traveller, { chain: 'bsc', sell: NATIVE, buy: BSC_USDT, amount: parseEther('0.2') }),
  },
  {
    name: 'swap USDT to BNB by 0x',
    chain: 'bsc',
    run: (traveller) =>
      swap(traveller, { chain: 'bsc', sell: BSC_USDT, buy: NATIVE, amount: parseUnits('50', 18) }),
  },
]
