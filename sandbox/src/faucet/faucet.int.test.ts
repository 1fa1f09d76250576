import { address, createSolanaRpc, generateKeyPairSigner } from '@solana/kit'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { createPublicClient, erc20Abi, getAddress, http } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'

const USDC_SOLANA = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const USDC_ETHEREUM = getAddress('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await useSandbox()
}, 120_000)
afterAll(() => sandbox?.stop())

it('pays on the living chains, with transactions that anybody can look up', async () => {
  const { env } = sandbox
  const solana = (await generateKeyPairSigner()).address
  const evm = privateKeyToAddress(generatePrivateKey())
  const response = await fetch(env.FAUCET_URL ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ solana, evm }),
  })
  const { sent } = (await response.json()) as { sent: Record<string, string[]> }
  expect(response.status).toBe(200)

  const rpc = createSolanaRpc(env.SOLANA_RPC_URL ?? '')
  expect((await rpc.getBalance(solana).send()).value).toBe(5_000_000_000n)
  const accounts = await rpc
    .getTokenAccountsByOwner(solana, { mint: USDC_SOLANA }, { encoding: 'jsonParsed' })
    .send()
  expect(accounts.value[0]?.account.data.parsed.info.tokenAmount.amount).toBe('500000000')
  const seen = await rpc.getSignaturesForAddress(solana).send()
  expect(seen.map(({ signature }) => signature)).toEqual(expect.arrayContaining([sent.solana?.[0]]))

  const ethereum = createPublicClient({ transport: http(env.ETHEREUM_RPC_URL) })
  expect(await ethereum.getBalance({ address: evm })).toBe(2n * 10n ** 18n)
  const usdc = { address: USDC_ETHEREUM, abi: erc20Abi, functionName: 'balanceOf', args: [evm] } as const
  expect(await ethereum.readContract(usdc)).toBe(1_000_000_000n)
  const hash = (sent.ethereum?.[0] ?? '0x') as `0x${string}`
  expect((await ethereum.getTransactionReceipt({ hash })).status).toBe('success')

  const bsc = createPublicClient({ transport: http(env.BSC_RPC_URL) })
  expect(await bsc.getBalance({ address: evm })).toBe(3n * 10n ** 18n)

  const mirror = await fetch(`${env.HEDERA_MIRROR_URL}/api/v1/accounts/${evm}`)
  const account = (await mirror.json()) as {
    balance: { balance: number; tokens: { token_id: string; balance: number }[] }
  }
  expect(account.balance.balance).toBe(1_000 * 10 ** 8)
  expect(account.balance.tokens).toEqual(
    expect.arrayContaining([
      { token_id: '0.0.456858', balance: 200 * 10 ** 6 },
      { token_id: '0.0.731861', balance: 2_500 * 10 ** 6 },
    ]),
  )
}, 60_000)
