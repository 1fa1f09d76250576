import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { address, generateKeyPairSigner, type Instruction } from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import { findFreePortBase } from '@windhover/tools/stack/ports'
import { QUICK_BLOCKS } from '@windhover/tools/stack/quick-blocks'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Hash, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BSC_ADDRESSES } from '../chains/evm/bsc-addresses.ts'
import { newVisitor } from '../chains/evm/start-test-chain.ts'
import { newPerson, sendCall } from '../chains/hedera/start-test-hedera.ts'
import { associatedAddress } from '../chains/solana/genesis/holding-account.ts'
import { signedBy, wireOf } from '../chains/solana/testing/start-test-chain.ts'
import { TOKEN_PROGRAM } from '../chains/solana/tokens/programs.ts'
import { readSandboxOptions } from '../composition/sandbox-options.ts'
import { type StartedWorld, startWorld } from '../composition/start-world.ts'
import { readArtifact } from '../contracts/read-artifact.ts'
import { mountExplorer } from './mount-explorer.ts'

const USDC = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const RECIPIENT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const HOSTILE = '<script>alert(1)</script>'
const TOKEN_ABI = parseAbi(['function transfer(address to, uint256 value) returns (bool)'])
const WRAPPED_ABI = parseAbi(['function deposit() payable'])
const SILENT = { info: () => undefined, warn: () => undefined }

const stateDir = mkdtempSync(join(tmpdir(), 'windhover-explorer-'))
let started: StartedWorld
let app: FastifyInstance

beforeAll(async () => {
  const port = String(await findFreePortBase())
  started = await startWorld(readSandboxOptions(['--port', port, '--state', stateDir], QUICK_BLOCKS), SILENT)
  app = Fastify({ routerOptions: { maxParamLength: 300 } })
  mountExplorer(app, { world: started.world, productUrl: 'http://localhost:4700' })
}, 60_000)
afterAll(async () => {
  await app.close()
  await started.stop()
  rmSync(stateDir, { recursive: true, force: true })
})

async function open(path: string, status = 200): Promise<string> {
  const answer = await app.inject({ method: 'GET', url: `/explorer${path}` })
  expect(answer.statusCode, answer.body).toBe(status)
  return answer.body
}

const titleOf = (page: string) => /<h1>(.*?)<\/h1>/.exec(page)?.[1]

describe('the explorer of Solana', () => {
  it('tells a swap, its accounts, its token and its block', async () => {
    const { solana } = started.world
    const { maker } = solana
    const taker = await generateKeyPairSigner()
    await solana.fund(taker.address, { lamports: 2_000_000_000n, tokens: [] })
    const at = (owner: typeof taker.address) =>
      associatedAddress({ mint: USDC, owner, program: TOKEN_PROGRAM })
    const [ata, source] = await Promise.all([at(taker.address), at(maker.address)])
    const fill: Instruction[] = [
      getCreateAssociatedTokenIdempotentInstruction({ payer: taker, ata, owner: taker.address, mint: USDC }),
      getTransferSolInstruction({ source: taker, destination: maker.address, amount: 100_000_000n }),
      getTransferCheckedInstruction({
        ...{ source, mint: USDC, destination: ata, authority: maker, amount: 20_190_000n, decimals: 6 },
      }),
    ]
    const signature = await solana.send(wireOf(await signedBy({ chain: solana }, taker, fill)))

    const page = await open(`/solana/tx/${signature}`)
    expect(titleOf(page)).toBe('Swapped 0.1 SOL for 20.19 USDC')
    expect(page).toContain(`<p class="id mono">${signature}`)
    expect(page).toContain('Create USDC account if missing: it was created')
    expect(page).toContain('Send 20.19 USDC to')
    expect(page).toContain('+20.19')
    expect(page).toContain('3 decoded, 0 unknown')
    const account = await open(`/solana/account/${taker.address}`)
    expect(account).toContain('Swapped 0.1 SOL for 20.19 USDC')
    expect(account).toContain('href="/explorer/solana/token/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"')
    expect(titleOf(await open(`/solana/token/${USDC}`))).toBe('USD Coin')
    const block = /href="(\/explorer\/solana\/block\/\d+)"/.exec(page)?.[1] ?? ''
    expect(await open(block.replace('/explorer', ''))).toContain(signature)
    expect(await open('/solana')).toContain(signature)
    const raw = await app.inject(`/explorer/solana/tx/${signature}?format=raw`)
    expect(raw.json()).toMatchObject({ signature, err: null })
  })
})

describe('the explorers of Ethereum and BSC', () => {
  it('tells a transfer of a token with a hostile name as text', async () => {
    const chain = started.world.evm.ethereum
    const { account, wallet } = newVisitor(chain)
    await chain.fund(account.address, { nativeRaw: 10n ** 18n, tokens: [] })
    const { abi, bytecode } = await readArtifact('PracticeToken')
    const terms = {
      ...{ name: HOSTILE, symbol: HOSTILE, decimals: 6, supply: 10n ** 12n, holder: account.address },
      ...{ spenders: [], transferTaxBps: 0, isTrap: false, minter: zeroAddress, freezer: zeroAddress },
    }
    const by = { account, chain: chain.node.chain }
    const deployed = await wallet.deployContract({ ...by, abi, bytecode, args: [terms] })
    const { contractAddress } = await chain.node.waitForTransactionReceipt({ hash: deployed })
    const token = contractAddress ?? zeroAddress
    const transfer = { abi: TOKEN_ABI, functionName: 'transfer', args: [RECIPIENT, 2_500_000n] } as const
    const hash = await wallet.writeContract({ ...by, address: token, ...transfer })
    await chain.node.waitForTransactionReceipt({ hash })

    const page = await open(`/ethereum/tx/${hash}`)
    expect(titleOf(page)).toBe('Sent 2.5 &#60;script&#62;alert(1)&#60;/scrip… to 0x7099…79C8')
    expect(page).not.toContain('<script>alert')
    expect(await open(`/ethereum/token/${token}`)).not.toContain('<script>alert')
    const recipient = await open(`/ethereum/address/${RECIPIENT}`)
    expect(recipient).toContain(hash)
    expect(recipient).not.toContain('<script>alert')
  })

  it('tells wrapping from swapping', async () => {
    const chain = started.world.evm.bsc
    const { account, wallet } = newVisitor(chain)
    await chain.fund(account.address, { nativeRaw: 10n ** 18n, tokens: [] })
    const deposit = {
      address: BSC_ADDRESSES.wrappedNative,
      abi: WRAPPED_ABI,
      functionName: 'deposit',
    } as const
    const value = 5n * 10n ** 17n
    const hash = await wallet.writeContract({ account, chain: chain.node.chain, ...deposit, value })
    await chain.node.waitForTransactionReceipt({ hash })
    const page = await open(`/bsc/tx/${hash}`)
    expect(titleOf(page)).toBe('Wrapped 0.5 BNB')
    expect(page).toContain('1 → 0.499')
    const block = /href="\/explorer(\/bsc\/block\/\d+)"/.exec(page)?.[1] ?? ''
    expect(await open(block)).toContain(hash)
  })
})

describe('the explorer of Hedera', () => {
  it('finds a transfer by the hash that was signed and by its transaction id', async () => {
    const { hedera } = started.world
    const person = newPerson()
    await hedera.fund(person.address, { nativeRaw: 50_00000000n, tokens: [] })
    const { hash } = await sendCall(hedera, person, { to: RECIPIENT, valueTinybar: 5_00000000n })
    await hedera.ledger.sync()
    const to = hedera.accountId(RECIPIENT)
    const page = await open(`/hedera/transaction/${hash as Hash}`)
    expect(titleOf(page)).toBe(`Sent 5 HBAR to ${to}`)
    const id = /<p class="id mono">([\d.-]+)/.exec(page)?.[1]
    expect(id).toMatch(/^0\.0\.995584-\d+-\d{9}$/)
    expect(titleOf(await open(`/hedera/transaction/${id}`))).toBe(`Sent 5 HBAR to ${to}`)
    const account = await open(`/hedera/account/${to}`)
    expect(account).toContain(`/explorer/hedera/transaction/${id}`)
    expect(account).toContain(RECIPIENT)
    expect(titleOf(await open('/hedera/token/0.0.456858'))).toBe('USD Coin')
  })
})

describe('ids that lead nowhere', () => {
  const NO_HASH = `0x${'ab'.repeat(32)}`
  it.each([
    [`/solana/tx/${'1'.repeat(64)}`, 404],
    ['/solana/tx/nonsense', 400],
    ['/solana/account/0x12', 400],
    ['/solana/token/7kQhVbR2tYk7WnPc5LbXe9JdGs3UfAo6TzQhNxTz4mPw', 404],
    ['/solana/block/1', 404],
    [`/ethereum/tx/${NO_HASH}`, 404],
    ['/ethereum/tx/0x12', 400],
    ['/ethereum/address/0x00000000000000000000000000000000000000b0', 404],
    ['/ethereum/token/0x00000000000000000000000000000000000000b0', 404],
    ['/bsc/block/99999999', 404],
    ['/bsc/block/%3Cb%3E', 400],
    [`/hedera/transaction/${NO_HASH}`, 404],
    ['/hedera/transaction/0.0.995584-1-1', 404],
    ['/hedera/transaction/0.0', 400],
    ['/hedera/account/0.0.9999999', 404],
    ['/hedera/token/USDC', 400],
    ['/solana/search?q=%3Cscript%3E', 400],
  ])('%s is answered with %i in the same dress', async (path, status) => {
    const page = await open(path, status)
    expect(page).toContain('These transactions exist only in the practice world.')
    expect(page).not.toMatch(/<b>|<script>/)
  })

  it('leads a search to the page of what it names', async () => {
    const answer = await app.inject(`/explorer/solana/search?q=%20${USDC}`)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/explorer/solana/token/${USDC}`])
  })

  it('lets a page run and load nothing but its own', async () => {
    const { headers } = await app.inject('/explorer/hedera')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })
})
