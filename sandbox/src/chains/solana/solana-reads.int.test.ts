import {
  address,
  appendTransactionMessageInstructions,
  compileTransactionMessage,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getCompiledTransactionMessageEncoder,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type TransactionMessageBytesBase64,
} from '@solana/kit'
import {
  getSetComputeUnitLimitInstruction,
  getSetComputeUnitPriceInstruction,
} from '@solana-program/compute-budget'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  AuthorityType,
  getFreezeAccountInstruction,
  getSetAuthorityInstruction,
  getTransferInstruction,
} from '@solana-program/token'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deriveSolanaAuthority } from '../../universe/derive-address.ts'
import { metadataAddress } from './genesis/metadata-account.ts'
import {
  endTestChain,
  fundedSigner,
  signedBy,
  signedTransfer,
  someAddress,
  startTestChain,
  type TestChain,
  wireOf,
} from './testing/start-test-chain.ts'
import { BONK, FREEZER, list, TAXED, TEST_SEED, USDC } from './testing/test-universe.ts'
import { METADATA_PROGRAM, TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from './tokens/programs.ts'

let test: TestChain
beforeAll(async () => {
  test = await startTestChain()
})
afterAll(() => endTestChain(test))

const confirmed = { commitment: 'confirmed' } as const

describe('tokens of the chain', () => {
  it('has mints with the authorities and supplies that are listed', async () => {
    const authority = deriveSolanaAuthority(TEST_SEED, 'freezer').address
    const { value } = await test.rpc.getAccountInfo(address(FREEZER), { encoding: 'jsonParsed' }).send()
    expect(value?.data).toMatchObject({
      program: 'spl-token',
      parsed: {
        type: 'mint',
        info: { freezeAuthority: authority, mintAuthority: authority, supply: '1000000000000000' },
      },
    })
    const supply = await test.rpc.getTokenSupply(address(USDC)).send()
    expect(supply.value).toMatchObject({
      amount: '1000000000000000',
      decimals: 6,
      uiAmountString: '1000000000',
    })
    const largest = await test.rpc.getTokenLargestAccounts(address(USDC)).send()
    expect(largest.value[0]?.amount).toMatch(/^\d{15,16}$/)
  })

  it('names its tokens where readers look for the name', async () => {
    const at = await metadataAddress(BONK)
    const { value } = await test.rpc.getAccountInfo(at, { encoding: 'base64' }).send()
    expect(value?.owner).toBe(METADATA_PROGRAM)
    const bytes = Buffer.from(value?.data[0] ?? '', 'base64')
    expect(bytes.length).toBe(607)
    expect(bytes.subarray(69, 69 + 17).toString()).toBe('BONK of the tests')
    const taxed = await test.rpc.getAccountInfo(address(TAXED), { encoding: 'jsonParsed' }).send()
    expect(taxed.value?.owner).toBe(TOKEN_2022_PROGRAM)
    expect(taxed.value?.data).toMatchObject({
      parsed: {
        info: {
          extensions: expect.arrayContaining([
            expect.objectContaining({ extension: 'transferFeeConfig' }),
            { extension: 'tokenMetadata', state: expect.objectContaining({ symbol: 'TAXED' }) },
          ]),
        },
      },
    })
  })

  it('keeps back the tax of a taxed token', async () => {
    const me = await someAddress()
    await test.chain.fund(me, { lamports: 0n, tokens: [{ mint: TAXED, amountRaw: 1_000_000n }] })
    expect(test.chain.tokenAmount(me, address(TAXED))).toBe(970_000n)
  })

  it('lists the token accounts of an owner by mint and by program', async () => {
    const me = await someAddress()
    const gift = [USDC, BONK, TAXED].map((mint) => ({ mint, amountRaw: 5_000n }))
    await test.chain.fund(me, { lamports: 0n, tokens: gift })
    const by = async (filter: Parameters<typeof test.rpc.getTokenAccountsByOwner>[1]) =>
      (await test.rpc.getTokenAccountsByOwner(me, filter, { encoding: 'jsonParsed' }).send()).value.map(
        (each) => each.account.data.parsed.info.mint,
      )
    expect((await by({ programId: TOKEN_PROGRAM })).toSorted()).toEqual([BONK, USDC])
    expect(await by({ programId: TOKEN_2022_PROGRAM })).toEqual([TAXED])
    expect(await by({ mint: address(BONK) })).toEqual([BONK])
    const found = await test.rpc
      .getProgramAccounts(TOKEN_PROGRAM, {
        encoding: 'base64',
        filters: [{ dataSize: 165n }, { memcmp: { offset: 32n, bytes: me as never, encoding: 'base58' } }],
      })
      .send()
    expect(found).toHaveLength(2)
  })

  it('makes the mint of a newborn token once', async () => {
    const mint = await someAddress()
    const listing = list({ address: mint, symbol: 'BORN', decimals: 6, supplyRaw: 777n })
    await Promise.all([test.chain.ensureMint(listing), test.chain.ensureMint(listing)])
    await test.chain.fund(await someAddress(), { lamports: 0n, tokens: [{ mint, amountRaw: 7n }] })
    await test.chain.ensureMint(listing)
    expect(test.chain.tokenAmount(test.chain.maker.address, mint)).toBe(770n)
  })

  it('lets the freeze authority freeze a holder', async () => {
    const me = await fundedSigner(test)
    await test.chain.fund(me.address, { lamports: 0n, tokens: [{ mint: FREEZER, amountRaw: 5n }] })
    const [held] = test.chain.tokenAccounts(me.address)
    const owner = await createKeyPairSignerFromPrivateKeyBytes(
      deriveSolanaAuthority(TEST_SEED, 'freezer').secret,
    )
    if (!held) throw new Error('the gift did not arrive')
    const freeze = getFreezeAccountInstruction({ account: held.account, mint: address(FREEZER), owner })
    await test.chain.send(wireOf(await signedBy(test, me, [freeze])))
    expect(test.chain.tokenAccounts(me.address)[0]?.isFrozen).toBe(true)
  })
})

describe('what has happened', () => {
  it('pages through the signatures of an account, newest first', async () => {
    const me = await fundedSigner(test)
    const you = await someAddress()
    const sent: string[] = []
    for (let each = 1n; each <= 5n; each++) {
      const { base64 } = await signedTransfer(test, me, { to: you, lamports: 1_000_000n + each })
      sent.unshift(await test.rpc.sendTransaction(base64, { encoding: 'base64' }).send())
    }
    await waitUntil({
      what: 'the last transfer to be confirmed',
      check: async () => (await test.rpc.getSignaturesForAddress(you, confirmed).send()).length === 5,
    })
    const page = async (config: object) =>
      (await test.rpc.getSignaturesForAddress(you, { ...confirmed, ...config }).send()).map(
        (each) => each.signature,
      )
    expect(await page({ limit: 2 })).toEqual(sent.slice(0, 2))
    expect(await page({ limit: 2, before: sent[1] })).toEqual(sent.slice(2, 4))
    expect(await page({ until: sent[3] })).toEqual(sent.slice(0, 3))
    const [newest, next] = test.chain.history(you, { limit: 2, before: sent[0] ?? '' })
    expect(newest).toMatchObject({
      signature: sent[1],
      succeeded: true,
      feePayer: me.address,
      feeLamports: 5_000n,
      counterparty: me.address,
      changes: [{ mint: 'native', amountRaw: 1_000_004n, decimals: 9 }],
    })
    expect(next?.signature).toBe(sent[2])
    const block = await test.rpc
      .getBlock(newest?.slot ?? 0n, {
        ...confirmed,
        transactionDetails: 'signatures',
        maxSupportedTransactionVersion: 0,
      })
      .send()
    expect(block?.signatures).toContain(sent[1])
  })

  it('counts tokens that came without naming their owner', async () => {
    const me = await fundedSigner(test)
    const you = await someAddress()
    for (const each of [me.address, you]) {
      await test.chain.fund(each, { lamports: 0n, tokens: [{ mint: USDC, amountRaw: 9n }] })
    }
    const [source] = test.chain.tokenAccounts(me.address)
    const [destination] = test.chain.tokenAccounts(you)
    if (!source || !destination) throw new Error('the gifts did not arrive')
    const transfer = getTransferInstruction({
      source: source.account,
      destination: destination.account,
      authority: me,
      amount: 4n,
    })
    await test.chain.send(wireOf(await signedBy(test, me, [transfer])))
    const [latest, first] = test.chain.history(you, { limit: 10 })
    expect(latest).toMatchObject({
      counterparty: me.address,
      changes: [{ mint: USDC, amountRaw: 4n, decimals: 6 }],
    })
    expect(first).toMatchObject({
      counterparty: test.chain.maker.address,
      changes: [{ mint: USDC, amountRaw: 9n, decimals: 6 }],
    })
    const rows = await test.rpc.getSignaturesForAddress(you, { ...confirmed, limit: 9 }).send()
    expect(rows.map((row) => row.signature)).not.toContain(latest?.signature)
  })

  it('follows a token account to its new owner', async () => {
    const me = await fundedSigner(test)
    const you = await someAddress()
    await test.chain.fund(me.address, { lamports: 0n, tokens: [{ mint: USDC, amountRaw: 9n }] })
    const [held] = test.chain.tokenAccounts(me.address)
    if (!held) throw new Error('the gift did not arrive')
    const give = getSetAuthorityInstruction({
      owned: held.account,
      owner: me,
      authorityType: AuthorityType.AccountOwner,
      newAuthority: you,
    })
    await test.chain.send(wireOf(await signedBy(test, me, [give])))
    expect(test.chain.tokenAmount(you, address(USDC))).toBe(9n)
    expect(test.chain.tokenAccounts(me.address)).toEqual([])
  })

  it('says the fee beforehand as it takes it afterwards', async () => {
    const me = await fundedSigner(test)
    const lifetime = (await test.rpc.getLatestBlockhash().send()).value
    for (const budget of [
      [getSetComputeUnitPriceInstruction({ microLamports: 1_500_001n })],
      [
        getSetComputeUnitPriceInstruction({ microLamports: 7n }),
        getSetComputeUnitLimitInstruction({ units: 400_000 }),
      ],
    ]) {
      const transfer = getTransferSolInstruction({
        source: me,
        destination: await someAddress(),
        amount: 1_000_000n,
      })
      const message = pipe(
        createTransactionMessage({ version: 0 }),
        (draft) => setTransactionMessageFeePayerSigner(me, draft),
        (draft) => setTransactionMessageLifetimeUsingBlockhash(lifetime, draft),
        (draft) => appendTransactionMessageInstructions([...budget, transfer], draft),
      )
      const bytes = getCompiledTransactionMessageEncoder().encode(compileTransactionMessage(message))
      const text = Buffer.from(bytes).toString('base64') as TransactionMessageBytesBase64
      const { value: fee } = await test.rpc.getFeeForMessage(text).send()
      const before = test.chain.lamports(me.address)
      await test.chain.send(wireOf(await signTransactionMessageWithSigners(message)))
      expect(before - test.chain.lamports(me.address) - 1_000_000n).toBe(fee)
    }
  })

  it('answers a batch, and tells where the chain stands', async () => {
    const methods = [
      'getHealth',
      'getVersion',
      'getGenesisHash',
      'getEpochInfo',
      'getRecentPrioritizationFees',
    ]
    const response = await fetch(test.chain.rpcUrl, {
      method: 'POST',
      body: JSON.stringify(methods.map((method, id) => ({ jsonrpc: '2.0', id, method }))),
    })
    const replies = (await response.json()) as { id: number; error?: unknown; result: unknown }[]
    expect(replies.map((each) => [each.id, each.error])).toEqual(methods.map((_, id) => [id, undefined]))
    const epoch = await test.rpc.getEpochInfo({ commitment: 'processed' }).send()
    expect(epoch.absoluteSlot - epoch.blockHeight).toBe(21_600_000n)
    const time = await test.rpc.getBlockTime(epoch.absoluteSlot).send()
    expect(Math.abs(Number(time) - Date.now() / 1_000)).toBeLessThan(30)
  })
})
