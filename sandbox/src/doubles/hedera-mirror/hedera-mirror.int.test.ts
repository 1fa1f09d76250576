import { NETWORKS } from '@windhover/core/authority/networks'
import { encodeFunctionData, parseAbi } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { longZeroAddress } from '../../chains/hedera/entity-id.ts'
import {
  EXCHANGE_QUOTER,
  USDC_TOKEN_ID,
  WHBAR_HELPER,
  WHBAR_TOKEN,
} from '../../chains/hedera/hedera-entities.ts'
import { feeOf, newPerson, sendCall } from '../../chains/hedera/start-test-hedera.ts'
import { double } from './index.ts'
import { startTestMirror, type TestMirror } from './start-test-mirror.ts'

const HBAR = 10n ** 8n
const token = parseAbi([
  'function associate() returns (uint256)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function deposit() payable',
])
const NOT_FOUND = { _status: { messages: [{ message: 'Not found' }] } }

let mirror: TestMirror
beforeAll(async () => {
  mirror = await startTestMirror([double])
})
afterAll(() => mirror?.stop())
beforeEach(() => mirror.world.faults.clear())

const api = (path: string) => mirror.get(`/hedera-mirror/api/v1${path}`)

async function fundedPerson(hbar = 100n) {
  const person = newPerson()
  await mirror.hedera.chain.fund(person.address, {
    nativeRaw: hbar * HBAR,
    tokens: [{ address: USDC_TOKEN_ID, amountRaw: 5_000_000n }],
  })
  return { person, id: mirror.hedera.chain.accountId(person.address) ?? '' }
}

describe('accounts', () => {
  it('says so where there is none', async () => {
    expect(await api(`/accounts/${newPerson().address}`)).toMatchObject({ status: 404, body: NOT_FOUND })
    expect(await api('/accounts/0.0.9999999')).toMatchObject({ status: 404, body: NOT_FOUND })
    expect(await api('/accounts/nonsense')).toMatchObject({
      status: 400,
      body: { _status: { messages: [{ message: 'Invalid parameter: idOrAliasOrEvmAddress' }] } },
    })
  })

  it('finds the same account by number and by address', async () => {
    const { person, id } = await fundedPerson()
    const byAddress = await api(`/accounts/${person.address}`)
    const byId = await api(`/accounts/${id}?transactions=false`)
    expect(byAddress.status).toBe(200)
    for (const { body } of [byAddress, byId]) {
      expect(body).toMatchObject({
        account: id,
        evm_address: person.address.toLowerCase(),
        balance: { balance: 10_000_000_000, tokens: [{ token_id: USDC_TOKEN_ID, balance: 5_000_000 }] },
        deleted: false,
        ethereum_nonce: 0,
      })
    }
    expect(byAddress.body.transactions).toHaveLength(2)
    expect(byId.body.transactions).toEqual([])
  })

  it('lists tokens by association, also with nothing of them', async () => {
    const { person, id } = await fundedPerson()
    await sendCall(mirror.hedera.chain, person, {
      to: WHBAR_TOKEN,
      data: encodeFunctionData({ abi: token, functionName: 'associate' }),
    })
    const first = await api(`/accounts/${id}/tokens?limit=1`)
    expect(first.body).toMatchObject({
      tokens: [{ token_id: USDC_TOKEN_ID, balance: 5_000_000, decimals: 6, automatic_association: false }],
    })
    const { next } = first.body.links as { next: string }
    const second = await mirror.get(`/hedera-mirror${next}`)
    expect(second.body).toMatchObject({
      tokens: [{ token_id: '0.0.1456986', balance: 0 }],
      links: { next: null },
    })
    expect((await api(`/accounts/${id}/tokens?token.id=0.0.1456986`)).body.tokens).toHaveLength(1)
  })

  it('knows contracts as accounts', async () => {
    expect((await api('/accounts/0.0.3949434')).body).toMatchObject({
      account: '0.0.3949434',
      max_automatic_token_associations: -1,
    })
  })
})

type Row = {
  consensus_timestamp: string
  transaction_id: string
  name: string
  nonce: number
  result: string
  charged_tx_fee: number
  transfers: { account: string; amount: number }[]
  token_transfers: { account: string; amount: number; token_id: string }[]
}

describe('transactions', () => {
  it('tells transfers of HBAR with the fee, and they add up to nothing', async () => {
    const { person, id } = await fundedPerson()
    const { id: otherId, person: other } = await fundedPerson()
    const sent = await sendCall(mirror.hedera.chain, person, {
      to: other.address,
      valueTinybar: 7n * HBAR,
      gas: 100_000n,
    })
    const [row] = (await api(`/transactions?account.id=${id}&limit=1`)).body.transactions as Row[]
    const fee = Number(feeOf(sent.receipt))
    expect(row).toMatchObject({
      name: 'ETHEREUMTRANSACTION',
      result: 'SUCCESS',
      charged_tx_fee: fee,
      nonce: 0,
    })
    expect(row?.transfers).toContainEqual({ account: id, amount: -700_000_000 - fee, is_approval: false })
    expect(row?.transfers).toContainEqual({ account: otherId, amount: 700_000_000, is_approval: false })
    expect(row?.transfers.reduce((sum, each) => sum + each.amount, 0)).toBe(0)
    expect(row?.transaction_id).toMatch(/^0\.0\.\d+-\d{10}-\d{9}$/)
    const byId = await api(`/transactions/${row?.transaction_id}`)
    expect(byId.body.transactions).toEqual([row])
  })

  it('tells what contracts moved: HBAR in the transaction, tokens in those under it', async () => {
    const { person, id } = await fundedPerson()
    const act = (to: `0x${string}`, functionName: 'associate' | 'deposit', valueTinybar = 0n) =>
      sendCall(mirror.hedera.chain, person, {
        to,
        data: encodeFunctionData({ abi: token, functionName }),
        valueTinybar,
      })
    await act(WHBAR_TOKEN, 'associate')
    await act(WHBAR_HELPER, 'deposit', 20n * HBAR)
    const rows = (await api(`/transactions?account.id=${id}&limit=2`)).body.transactions as Row[]
    const [child, parent] = rows
    expect(child?.token_transfers).toContainEqual({
      account: id,
      amount: 2_000_000_000,
      is_approval: false,
      token_id: '0.0.1456986',
    })
    expect(child).toMatchObject({
      name: 'CRYPTOTRANSFER',
      parent_consensus_timestamp: parent?.consensus_timestamp,
    })
    expect(child?.transaction_id).toBe(parent?.transaction_id)
    expect(child?.nonce).toBeGreaterThan(0)
    expect(parent?.transfers).toContainEqual({
      account: '0.0.1456985',
      amount: 2_000_000_000,
      is_approval: false,
    })
  })

  it('tells a failure with its fee', async () => {
    const { person, id } = await fundedPerson()
    const data = encodeFunctionData({ abi: token, functionName: 'transfer', args: [newPerson().address, 1n] })
    const failed = await sendCall(mirror.hedera.chain, person, { to: longZeroAddress(USDC_TOKEN_ID), data })
    const [row] = (await api(`/transactions?account.id=${id}&limit=1&result=fail`)).body.transactions as Row[]
    expect(row).toMatchObject({ result: 'CONTRACT_REVERT_EXECUTED', token_transfers: [] })
    expect(row?.transfers).toContainEqual({
      account: id,
      amount: -Number(feeOf(failed.receipt)),
      is_approval: false,
    })
  })

  it('pages without gap or double, in both orders, while new ones arrive', async () => {
    const { person, id } = await fundedPerson()
    const send = () =>
      sendCall(mirror.hedera.chain, person, { to: person.address, valueTinybar: 1n, gas: 100_000n })
    for (let count = 0; count < 4; count += 1) await send()
    const all = (await api(`/transactions?account.id=${id}&limit=100`)).body.transactions as Row[]
    expect(all).toHaveLength(6)
    for (const order of ['desc', 'asc']) {
      let next: string | null = `/api/v1/transactions?account.id=${id}&limit=2&order=${order}`
      const seen: string[] = []
      while (next !== null) {
        const { body } = await mirror.get(`/hedera-mirror${next}`)
        seen.push(...(body.transactions as Row[]).map((row) => row.consensus_timestamp))
        next = (body.links as { next: string | null }).next
        if (seen.length === 2 && order === 'desc') await send()
      }
      const known = all.map((row) => row.consensus_timestamp)
      expect(seen.filter((each) => known.includes(each))).toEqual(
        order === 'desc' ? known : known.toReversed(),
      )
      expect(new Set(seen).size).toBe(seen.length)
    }
  })

  it('filters by time and refuses what it does not understand', async () => {
    const { id } = await fundedPerson()
    const rows = (await api(`/transactions?account.id=${id}`)).body.transactions as Row[]
    const [newest, oldest] = [rows[0]?.consensus_timestamp, rows.at(-1)?.consensus_timestamp]
    const later = await api(`/transactions?account.id=${id}&timestamp=gt:${oldest}&timestamp=lte:${newest}`)
    expect(later.body.transactions).toHaveLength(rows.length - 1)
    const refused = async (query: string) => {
      const { status, body } = await api(`/transactions?${query}`)
      const [{ message }] = (body._status as { messages: [{ message: string }] }).messages
      return `${status} ${message}`
    }
    expect(await refused('limit=0')).toBe('400 Invalid parameter: limit')
    expect(await refused('order=up')).toBe('400 Invalid parameter: order')
    expect(await refused('account.id=x')).toBe('400 Invalid parameter: account.id')
    expect(await refused('timestamp=yesterday')).toBe('400 Invalid parameter: timestamp')
    expect(await refused('colour=red')).toBe('400 Unknown query parameter: colour')
    expect((await api('/transactions/0.0.5-1700000000-000000001')).status).toBe(404)
    expect((await api('/transactions?account.id=0.0.9999999')).body.transactions).toEqual([])
  })

  it('tells that an account was made', async () => {
    const { id } = await fundedPerson()
    const made = await api('/transactions?transactiontype=CRYPTOCREATEACCOUNT&limit=1')
    expect(made.body.transactions).toMatchObject([{ entity_id: id, result: 'SUCCESS' }])
  })
})

describe('contracts', () => {
  it('finds a transaction by the hash of the signed bytes', async () => {
    const { person } = await fundedPerson()
    const sent = await sendCall(mirror.hedera.chain, person, {
      to: person.address,
      valueTinybar: 5n,
      gas: 100_000n,
    })
    expect((await api(`/contracts/results/${sent.hash}`)).body).toMatchObject({
      hash: sent.hash,
      from: person.address.toLowerCase(),
      amount: 5,
      result: 'SUCCESS',
      status: '0x1',
      chain_id: `0x${NETWORKS.practice.hedera.toString(16)}`,
    })
    expect((await api(`/contracts/results/0x${'ab'.repeat(32)}`)).status).toBe(404)
    expect((await api('/contracts/results/abc')).status).toBe(400)
  })

  it('calls a contract without a transaction, and tells why it reverts', async () => {
    const post = async (body: unknown) => {
      const response = await fetch(`${mirror.url}/hedera-mirror/api/v1/contracts/call`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: response.status, body: await response.json() }
    }
    const { person } = await fundedPerson()
    const to = longZeroAddress(USDC_TOKEN_ID)
    const symbol = await post({ to, data: '0x95d89b41' })
    expect(Buffer.from(String(symbol.body.result).slice(2), 'hex').toString()).toContain('USDC')
    const data = encodeFunctionData({ abi: token, functionName: 'transfer', args: [newPerson().address, 1n] })
    expect(await post({ to, data, from: person.address })).toMatchObject({
      status: 400,
      body: {
        _status: {
          messages: [{ message: 'CONTRACT_REVERT_EXECUTED', detail: 'TOKEN_NOT_ASSOCIATED_TO_ACCOUNT' }],
        },
      },
    })
    expect((await post({ to: EXCHANGE_QUOTER })).status).toBe(400)
    expect((await post({ to, data: '0x', colour: 'red' })).status).toBe(400)
    const estimate = await post({
      to: newPerson().address,
      from: person.address,
      data: '0x',
      value: 1,
      estimate: true,
    })
    expect(BigInt(estimate.body.result)).toBe(21_000n)
  })
})

describe('tokens and network', () => {
  it('tells the facts of a token', async () => {
    expect((await api(`/tokens/${USDC_TOKEN_ID}`)).body).toMatchObject({
      token_id: USDC_TOKEN_ID,
      symbol: 'USDC',
      decimals: '6',
      type: 'FUNGIBLE_COMMON',
      supply_type: 'INFINITE',
    })
    expect((await api('/tokens/0.0.5')).body).toEqual(NOT_FOUND)
    const page = await api('/tokens?limit=3&order=desc')
    expect(page.body.tokens).toHaveLength(3)
    expect((page.body.links as { next: string }).next).toContain('token.id=lt:')
  })

  it('tells the price of HBAR as the market has it', async () => {
    const { body } = await api('/network/exchangerate')
    const rate = body.current_rate as {
      cent_equivalent: number
      hbar_equivalent: number
      expiration_time: number
    }
    const atMs = (rate.expiration_time - 3_600) * 1_000
    expect(rate.cent_equivalent / rate.hbar_equivalent / 100).toBeCloseTo(
      mirror.world.market.priceUsd('HBAR', atMs),
      4,
    )
  })

  it('tells balances', async () => {
    const { id } = await fundedPerson(3n)
    expect((await api(`/balances?account.id=${id}`)).body).toMatchObject({
      balances: [
        { account: id, balance: 300_000_000, tokens: [{ token_id: USDC_TOKEN_ID, balance: 5_000_000 }] },
      ],
    })
  })
})

describe('switches', () => {
  const set = (kind: (typeof double.faults)[number], more: object = {}) =>
    mirror.world.faults.set({ target: 'hedera-mirror', kind, times: 1, ...more })

  it('lies about balances', async () => {
    const { id } = await fundedPerson()
    set('lie', { amount: 50 })
    expect((await api(`/accounts/${id}`)).body).toMatchObject({ balance: { balance: 5_000_000_000 } })
    expect((await api(`/accounts/${id}`)).body).toMatchObject({ balance: { balance: 10_000_000_000 } })
  })

  it('refuses for a while, breaks, and comes late', async () => {
    set('rate-limit')
    expect((await api('/tokens')).status).toBe(429)
    set('server-error')
    expect(await api('/tokens')).toMatchObject({ status: 500, body: { _status: { messages: [{}] } } })
    set('delay', { delayMs: 300 })
    const startedMs = performance.now()
    expect((await api('/tokens')).status).toBe(200)
    expect(performance.now() - startedMs).toBeGreaterThan(290)
  })

  it('drops the line, before and after the work', async () => {
    set('drop')
    await expect(api('/tokens')).rejects.toThrow()
    set('timeout-after-success', { delayMs: 50 })
    await expect(api('/tokens')).rejects.toThrow()
    expect((await api('/tokens')).status).toBe(200)
  })
})
