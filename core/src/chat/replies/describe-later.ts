import { plainText } from '../../text/quote-text.ts'
import type { LaterAction, LaterRequest } from '../reader/plan.ts'

/** What was understood, as a noun: 'a limit order: buy BONK with 0.5 SOL at $0.00002'. */
export function describeLater(request: LaterRequest): string {
  const details = DETAILS[request.action](request)
  const chain = request.chain === undefined ? '' : ` on ${CHAIN_NAMES[request.chain]}`
  return details === '' ? `${NOUNS[request.action]}${chain}` : `${NOUNS[request.action]}: ${details}${chain}`
}

const CHAIN_NAMES = { solana: 'Solana', ethereum: 'Ethereum', bsc: 'BSC', hedera: 'Hedera' } as const

const NOUNS: Readonly<Record<LaterAction, string>> = {
  'limit-buy': 'a limit order',
  'limit-sell': 'a limit order',
  'take-profit': 'a take profit',
  'stop-loss': 'a stop loss',
  'bracket-buy': 'a buy with exits',
  'market-cap-buy': 'an order that waits for a market cap',
  'list-orders': 'a look at your orders',
  'cancel-orders': 'cancelling orders',
  'list-positions': 'a look at your positions',
  'close-positions': 'closing positions',
  dca: 'a recurring buy',
  'list-dca': 'a look at your recurring buys',
  'cancel-dca': 'cancelling a recurring buy',
  'list-pools': 'a search for pools',
  'add-liquidity': 'adding liquidity',
  'open-position': 'opening a liquidity position',
  'list-liquidity': 'a look at your liquidity positions',
  'claim-fees': 'claiming fees',
  'remove-liquidity': 'removing liquidity',
  'close-position': 'closing a liquidity position',
  'launch-token': 'launching a token on PumpFun',
  'launch-buy': 'a buy on PumpFun',
  'launch-sell': 'a sale on PumpFun',
}

type Describe = (request: LaterRequest) => string
const only: Describe = ({ token }) => token ?? ''
const inPool: Describe = ({ pool }) => (pool === undefined ? '' : `pool ${pool}`)
const buy: Describe = ({ token = 'a token', sell, amount }) => {
  if (amount?.startsWith('$') === true)
    return `buy ${amount} of ${token}${sell === undefined ? '' : ` with ${sell}`}`
  const paid = [amount, sell].filter((part) => part !== undefined).join(' ')
  if (sell === undefined) return amount === undefined ? `buy ${token}` : `buy ${amount} ${token}`
  return `buy ${token} with ${paid}`
}
const sell: Describe = ({ token = 'a token', amount, receive }) => {
  const into = receive === undefined ? '' : ` for ${receive}`
  if (amount === undefined) return `sell ${token}${into}`
  return `sell ${/[%]$|^all$|^\$/.test(amount) ? `${amount} of ` : `${amount} `}${token}${into}`
}
const atPrice = (usd: string | undefined) => (usd === undefined ? '' : ` at $${usd}`)
const at: Describe = ({ priceUsd }) => atPrice(priceUsd)
const exits: Describe = ({ stopUsd, takeProfitUsd }) =>
  [
    stopUsd === undefined ? '' : `, stop loss at $${stopUsd}`,
    takeProfitUsd === undefined ? '' : `, take profit at $${takeProfitUsd}`,
  ].join('')
const put: Describe = (request) => {
  const paid = [request.amount, request.sell].filter((part) => part !== undefined).join(' ')
  const pool = inPool(request)
  return [paid, pool === '' ? '' : `in ${pool}`].filter((part) => part !== '').join(' ')
}

const DETAILS: Readonly<Record<LaterAction, Describe>> = {
  'limit-buy': (request) => `${buy(request)}${at(request)}`,
  'limit-sell': (request) => `${sell(request)}${at(request)}`,
  'take-profit': (request) => `${sell(request)}${atPrice(request.takeProfitUsd)}`,
  'stop-loss': (request) => `${sell(request)}${atPrice(request.stopUsd)}`,
  'bracket-buy': (request) => `${buy(request)}${at(request)}${exits(request)}`,
  'market-cap-buy': (request) =>
    `${buy(request)}${request.marketCapUsd === undefined ? '' : ` at a market cap of $${request.marketCapUsd}`}`,
  'list-orders': only,
  'cancel-orders': only,
  'list-positions': only,
  'close-positions': only,
  dca: (request) => {
    const every = request.every === undefined ? '' : `, every ${request.every}`
    return `${buy(request)}${every}${request.count === undefined ? '' : `, ${request.count} times`}`
  },
  'list-dca': only,
  'cancel-dca': only,
  'list-pools': ({ token, pool }) => token ?? pool ?? '',
  'add-liquidity': put,
  'open-position': put,
  'list-liquidity': only,
  'claim-fees': inPool,
  'remove-liquidity': put,
  'close-position': inPool,
  'launch-token': (request) => {
    const { name, symbol, amount, sell: coin } = request
    const parts = [
      name === undefined ? '' : plainText(name, 60),
      symbol === undefined ? '' : `symbol ${symbol}`,
      amount === undefined ? '' : `first buy ${amount} ${coin ?? ''}`.trim(),
    ]
    return parts.filter((part) => part !== '').join(', ')
  },
  'launch-buy': buy,
  'launch-sell': sell,
}
