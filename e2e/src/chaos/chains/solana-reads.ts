import { askRpc, dig, listOf, wholeOf } from './ask-rpc.ts'

const PAGE = 1_000
/** What the product itself calls confirmed; a node would answer for what is final otherwise. */
const CONFIRMED = { commitment: 'confirmed' } as const

export async function readLamports(url: string, owner: string): Promise<bigint> {
  return wholeOf(dig(await askRpc(url, 'getBalance', [owner, CONFIRMED]), 'value'))
}

/** All accounts of one mint together. */
export async function readTokens(url: string, owner: string, mint: string): Promise<bigint> {
  const accounts = await listAccounts(url, owner, mint)
  return accounts.reduce((sum, account) => sum + account.amountRaw, 0n)
}

/** What each transaction brought into the owner's accounts of a mint. */
export async function readDeposits(url: string, owner: string, mint: string): Promise<readonly bigint[]> {
  const deposits: bigint[] = []
  for (const { address } of await listAccounts(url, owner, mint)) {
    for (const signature of await listSignatures(url, address)) {
      const options = { ...CONFIRMED, encoding: 'json', maxSupportedTransactionVersion: 0 }
      const meta = dig(await askRpc(url, 'getTransaction', [signature, options]), 'meta')
      const change =
        sumOf(dig(meta, 'postTokenBalances'), { owner, mint }) -
        sumOf(dig(meta, 'preTokenBalances'), { owner, mint })
      if (change !== 0n) deposits.push(change)
    }
  }
  return deposits
}

async function listAccounts(url: string, owner: string, mint: string) {
  const answer = await askRpc(url, 'getTokenAccountsByOwner', [
    owner,
    { mint },
    { ...CONFIRMED, encoding: 'jsonParsed' },
  ])
  return listOf(dig(answer, 'value')).map((each) => ({
    address: String(dig(each, 'pubkey')),
    amountRaw: wholeOf(dig(each, 'account', 'data', 'parsed', 'info', 'tokenAmount', 'amount')),
  }))
}

async function listSignatures(url: string, address: string): Promise<readonly string[]> {
  const found: string[] = []
  for (;;) {
    const before = found.at(-1)
    const page = listOf(
      await askRpc(url, 'getSignaturesForAddress', [
        address,
        { ...CONFIRMED, limit: PAGE, ...(before && { before }) },
      ]),
    )
    found.push(...page.map((each) => String(dig(each, 'signature'))))
    if (page.length < PAGE) return found
  }
}

function sumOf(balances: unknown, of: { owner: string; mint: string }): bigint {
  return listOf(balances)
    .filter((each) => dig(each, 'owner') === of.owner && dig(each, 'mint') === of.mint)
    .reduce<bigint>((sum, each) => sum + wholeOf(dig(each, 'uiTokenAmount', 'amount')), 0n)
}
