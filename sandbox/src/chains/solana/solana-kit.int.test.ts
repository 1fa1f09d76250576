import {
  address,
  airdropFactory,
  assertIsTransactionWithBlockhashLifetime,
  assertIsTransactionWithinSizeLimit,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  isSolanaError,
  lamports,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  sendAndConfirmTransactionFactory,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  fetchToken,
  findAssociatedTokenPda,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getSyncNativeInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  endTestChain,
  fundedSigner,
  signedBy,
  signedTransfer,
  someAddress,
  startTestChain,
  type TestChain,
} from './testing/start-test-chain.ts'
import { BONK, USDC } from './testing/test-universe.ts'

const NATIVE = address('So11111111111111111111111111111111111111112')

let test: TestChain
beforeAll(async () => {
  test = await startTestChain()
})
afterAll(() => endTestChain(test))

async function confirm(transaction: Awaited<ReturnType<typeof signedBy>>) {
  assertIsTransactionWithBlockhashLifetime(transaction)
  assertIsTransactionWithinSizeLimit(transaction)
  await sendAndConfirmTransactionFactory(test)(transaction, { commitment: 'confirmed' })
  return getSignatureFromTransaction(transaction)
}

async function ataOf(owner: string, mint: string) {
  const [found] = await findAssociatedTokenPda({
    owner: address(owner),
    mint: address(mint),
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
  })
  return found
}

describe('kit against the chain', () => {
  it('gets coins from the faucet', async () => {
    const me = await someAddress()
    await airdropFactory(test)({
      recipientAddress: me,
      lamports: lamports(3_000_000_000n),
      commitment: 'confirmed',
    })
    expect((await test.rpc.getBalance(me).send()).value).toBe(3_000_000_000n)
  })

  it('sends coins and hears the confirmation over the socket', async () => {
    const me = await fundedSigner(test)
    const you = await someAddress()
    const { transaction } = await signedTransfer(test, me, { to: you, lamports: 1_000_000_000n })
    const signature = await confirm(transaction)
    expect((await test.rpc.getBalance(you).send()).value).toBe(1_000_000_000n)
    expect((await test.rpc.getBalance(me.address).send()).value).toBe(8_999_995_000n)
    const { value } = await test.rpc.getSignatureStatuses([signature]).send()
    expect(value[0]).toMatchObject({ err: null, confirmationStatus: 'confirmed' })
  })

  it('sends tokens to somebody without an account for them', async () => {
    const me = await fundedSigner(test)
    const you = await someAddress()
    await test.chain.fund(me.address, { lamports: 0n, tokens: [{ mint: USDC, amountRaw: 50_000_000n }] })
    const mine = await ataOf(me.address, USDC)
    const yours = await ataOf(you, USDC)
    const transaction = await signedBy(test, me, [
      getCreateAssociatedTokenIdempotentInstruction({
        payer: me,
        ata: yours,
        owner: you,
        mint: address(USDC),
      }),
      getTransferCheckedInstruction({
        source: mine,
        mint: address(USDC),
        destination: yours,
        authority: me,
        amount: 20_000_001n,
        decimals: 6,
      }),
    ])
    const signature = await confirm(transaction)
    expect((await fetchToken(test.rpc, yours)).data.amount).toBe(20_000_001n)
    expect((await test.rpc.getTokenAccountBalance(mine).send()).value).toEqual({
      amount: '29999999',
      decimals: 6,
      uiAmount: 29.999999,
      uiAmountString: '29.999999',
    })
    const found = await test.rpc
      .getTransaction(signature, {
        encoding: 'jsonParsed',
        maxSupportedTransactionVersion: 0,
        commitment: 'confirmed',
      })
      .send()
    expect(found?.meta?.preTokenBalances?.map((each) => [each.owner, each.uiTokenAmount.amount])).toEqual([
      [me.address, '50000000'],
    ])
    const after = found?.meta?.postTokenBalances?.map((each) => [each.owner, each.uiTokenAmount.amount])
    expect(after).toHaveLength(2)
    expect(after).toEqual(
      expect.arrayContaining([
        [me.address, '29999999'],
        [you, '20000001'],
      ]),
    )
    const parsed = found?.transaction.message.instructions.map((each) =>
      'parsed' in each ? each.parsed.type : null,
    )
    expect(parsed).toEqual(['createIdempotent', 'transferChecked'])
    expect(found?.meta?.innerInstructions?.[0]?.instructions.length).toBeGreaterThan(0)
  })

  it('swaps between two signers in one transaction or not at all', async () => {
    const me = await fundedSigner(test)
    const { maker } = test.chain
    await test.chain.fund(me.address, { lamports: 0n, tokens: [{ mint: USDC, amountRaw: 10_000_000n }] })
    const swap = async (pays: bigint, gets: bigint) => {
      const mine = await ataOf(me.address, BONK)
      return signedBy(test, me, [
        getCreateAssociatedTokenIdempotentInstruction({
          payer: me,
          ata: mine,
          owner: me.address,
          mint: address(BONK),
        }),
        getTransferCheckedInstruction({
          source: await ataOf(maker.address, BONK),
          mint: address(BONK),
          destination: mine,
          authority: maker,
          amount: gets,
          decimals: 5,
        }),
        getTransferCheckedInstruction({
          source: await ataOf(me.address, USDC),
          mint: address(USDC),
          destination: await ataOf(maker.address, USDC),
          authority: me,
          amount: pays,
          decimals: 6,
        }),
      ])
    }
    await confirm(await swap(4_000_000n, 77_700_000n))
    expect(test.chain.tokenAmount(me.address, address(BONK))).toBe(77_700_000n)
    expect(test.chain.tokenAmount(me.address, address(USDC))).toBe(6_000_000n)
    await expect(confirm(await swap(6_000_001n, 77_700_000n))).rejects.toSatisfy((error) =>
      isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE),
    )
    expect(test.chain.tokenAmount(me.address, address(BONK))).toBe(77_700_000n)
  })

  it('wraps and unwraps the native coin', async () => {
    const me = await fundedSigner(test)
    const mine = await ataOf(me.address, NATIVE)
    await confirm(
      await signedBy(test, me, [
        getCreateAssociatedTokenIdempotentInstruction({
          payer: me,
          ata: mine,
          owner: me.address,
          mint: NATIVE,
        }),
        getTransferSolInstruction({ source: me, destination: mine, amount: 2_000_000_000n }),
        getSyncNativeInstruction({ account: mine }),
      ]),
    )
    expect(test.chain.tokenAmount(me.address, NATIVE)).toBe(2_000_000_000n)
    await confirm(
      await signedBy(test, me, [
        getCloseAccountInstruction({ account: mine, destination: me.address, owner: me }),
      ]),
    )
    expect(test.chain.tokenAccounts(me.address)).toEqual([])
    expect(test.chain.lamports(me.address)).toBe(9_999_990_000n)
  })

  it('simulates an unsigned transaction and tells what it would change', async () => {
    const me = await fundedSigner(test)
    const you = await generateKeyPairSigner()
    const transaction = await signedBy(test, me, [
      getTransferSolInstruction({ source: me, destination: you.address, amount: 3_000_000n }),
    ])
    const unsigned = { ...transaction, signatures: { [me.address]: null } }
    const { value } = await test.rpc
      .simulateTransaction(getBase64EncodedWireTransaction(unsigned), {
        encoding: 'base64',
        replaceRecentBlockhash: true,
        innerInstructions: true,
        accounts: { addresses: [you.address], encoding: 'base64' },
      })
      .send()
    expect(value.err).toBe(null)
    expect(value.accounts?.[0]?.lamports).toBe(3_000_000n)
    expect(value).toMatchObject({
      fee: 5_000n,
      preBalances: [10_000_000_000n, 0n, 1n],
      postBalances: [9_996_995_000n, 3_000_000n, 1n],
    })
    expect(test.chain.lamports(you.address)).toBe(0n)
  })
})
