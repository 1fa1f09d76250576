import { askRpc, dig, listOf, wholeOf } from './ask-rpc.ts'

const BALANCE_OF = '0x70a08231'
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const word = (address: string) => address.toLowerCase().slice(2).padStart(64, '0')

/** Wei; on Hedera weibar. */
export async function readWei(url: string, owner: string): Promise<bigint> {
  return wholeOf(await askRpc(url, 'eth_getBalance', [owner, 'latest']))
}

export async function readErc20(url: string, owner: string, token: string): Promise<bigint> {
  const call = { to: token, data: `${BALANCE_OF}${word(owner)}` }
  const answer = await askRpc(url, 'eth_call', [call, 'latest'])
  return answer === '0x' ? 0n : wholeOf(answer)
}

/** Every amount of a token that came to an address, by the chain's own log. */
export async function readArrivals(url: string, to: string, token: string): Promise<readonly bigint[]> {
  const topics = [TRANSFER, null, `0x${word(to)}`]
  const logs = await askRpc(url, 'eth_getLogs', [
    { address: token, topics, fromBlock: '0x0', toBlock: 'latest' },
  ])
  return listOf(logs).map((log) => wholeOf(dig(log, 'data')))
}
