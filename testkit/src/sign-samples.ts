import type { RawAmount } from '@windhover/core/money/raw-amount'
import type { Intent } from '@windhover/core/transactions/intent'
import { encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import { evmSwapSamples } from './evm-swap-samples.ts'
import {
  SAMPLE_EVM_OWNER,
  SAMPLE_FEE_ACCOUNT,
  SAMPLE_ID,
  SAMPLE_VAULT,
  type SignSample,
} from './sample-facts.ts'
import { type EvmSignable, evmAction, transferOf } from './sign-requests.ts'
import {
  closeWrappedSol,
  openTokenAccount,
  randomSolanaAddress,
  solanaAction,
  solTransfer,
  tokenAccountOf,
  tokenTransfer,
  wrapSol,
} from './solana-actions.ts'
import { solanaSwapSamples } from './solana-swap-samples.ts'

const EVM_TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const EVM_TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

/** Everything that the adapters build, once: each must be signed as it stands. */
export async function signSamples(): Promise<readonly SignSample[]> {
  return [...(await solanaSamples()), ...(await solanaSwapSamples()), ...evmSamples(), ...evmSwapSamples()]
}

async function solanaSamples(): Promise<readonly SignSample[]> {
  const [owner, to, mint] = [randomSolanaAddress(), randomSolanaAddress(), randomSolanaAddress()]
  const sample = (
    name: string,
    intent: Intent,
    instructions: Parameters<typeof solanaAction>[0]['instructions'],
  ) => ({
    name: `solana ${name}`,
    intent,
    action: solanaAction({ feePayer: owner, instructions }),
    owner,
  })
  const transfer = (fields: { token?: string; amountRaw: RawAmount }) =>
    transferOf({ id: SAMPLE_ID, vaultId: SAMPLE_VAULT, chain: 'solana', to, ...fields })
  const tokens = async (amounts: readonly bigint[], tokenProgram?: string) => {
    const destination = await tokenAccountOf({ owner: to, mint, ...(tokenProgram && { tokenProgram }) })
    return amounts.map((amountRaw) =>
      tokenTransfer({
        source: randomSolanaAddress(),
        mint,
        destination,
        authority: owner,
        amountRaw,
        ...(tokenProgram && { tokenProgram }),
      }),
    )
  }
  const opening = await openTokenAccount({ payer: owner, owner: to, mint })
  const wrap = { id: SAMPLE_ID, vaultId: SAMPLE_VAULT, chain: 'solana' } as const
  const close = await closeWrappedSol(owner)
  return [
    sample('native', transfer({ amountRaw: '5000' }), [solTransfer({ from: owner, to, amountRaw: 5_000n })]),
    sample('token', transfer({ token: mint, amountRaw: '700' }), await tokens([700n])),
    sample('token, new account', transfer({ token: mint, amountRaw: '700' }), [
      opening,
      ...(await tokens([700n])),
    ]),
    sample('token of two accounts', transfer({ token: mint, amountRaw: '700' }), await tokens([600n, 100n])),
    sample('token-2022', transfer({ token: mint, amountRaw: '9' }), await tokens([9n], TOKEN_2022)),
    sample('wrap', { ...wrap, type: 'wrap', amountRaw: '44' }, await wrapSol(owner, 44n)),
    sample('unwrap all', { ...wrap, type: 'unwrap', amountRaw: 'all' }, [close]),
    sample('unwrap some', { ...wrap, type: 'unwrap', amountRaw: '44' }, [
      close,
      ...(await wrapSol(owner, 6n)),
    ]),
  ]
}

const HEDERA_ABI = parseAbi([
  'function deposit() payable',
  'function unwrapWhbar(uint256)',
  'function associate()',
])
const WHBAR = '0x0000000000000000000000000000000000163B5a'
const HELPER = '0x000000000000000000000000000000000058A2BA'
const WEIBAR = '0000000000'

function evmSamples(): readonly SignSample[] {
  const sample = (name: string, intent: Intent, action: Partial<EvmSignable> & { to: string }) => ({
    name,
    intent,
    action: evmAction({
      ...action,
      chain: intent.chain === 'solana' ? 'ethereum' : intent.chain,
      nonce: 4,
      gasLimit: '90000',
    }),
    owner: SAMPLE_EVM_OWNER,
  })
  const transfer = (
    fields: Partial<Extract<Intent, { type: 'transfer' }>> & { chain: 'ethereum' | 'bsc' | 'hedera' },
  ) => transferOf({ id: SAMPLE_ID, vaultId: SAMPLE_VAULT, to: EVM_TO, amountRaw: '500', ...fields })
  const erc20 = (name: 'transfer' | 'approve', to: string, amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: name, args: [to as Hex, amount] })
  const call = (functionName: 'deposit' | 'associate') =>
    encodeFunctionData({ abi: HEDERA_ABI, functionName })
  const unwrapCall = encodeFunctionData({ abi: HEDERA_ABI, functionName: 'unwrapWhbar', args: [44n] })
  const hedera = { id: SAMPLE_ID, vaultId: SAMPLE_VAULT, chain: 'hedera' } as const
  const unwrap = { ...hedera, type: 'unwrap', amountRaw: '44' } as const
  const none = { valueWei: '0' }
  return [
    sample('ethereum native', transfer({ chain: 'ethereum' }), { to: EVM_TO, valueWei: '500' }),
    sample('bsc native', transfer({ chain: 'bsc' }), { to: EVM_TO, valueWei: '500' }),
    sample('ethereum token', transfer({ chain: 'ethereum', token: EVM_TOKEN }), {
      to: EVM_TOKEN,
      data: erc20('transfer', EVM_TO, 500n),
      ...none,
    }),
    sample('bsc token', transfer({ chain: 'bsc', token: EVM_TOKEN }), {
      to: EVM_TOKEN,
      data: erc20('transfer', EVM_TO, 500n),
      ...none,
    }),
    sample('hedera native', transfer({ chain: 'hedera' }), { to: EVM_TO, valueWei: `500${WEIBAR}` }),
    sample('hedera fee', transfer({ chain: 'hedera' }), { to: SAMPLE_FEE_ACCOUNT, valueWei: `5${WEIBAR}` }),
    sample('hedera token', transfer({ chain: 'hedera', token: '0.0.1456986' }), {
      to: WHBAR,
      data: erc20('transfer', EVM_TO, 500n),
      ...none,
    }),
    sample('hedera token fee', transfer({ chain: 'hedera', token: '0.0.1456986' }), {
      to: WHBAR,
      data: erc20('transfer', SAMPLE_FEE_ACCOUNT, 5n),
      ...none,
    }),
    sample(
      'wrap, accepting',
      { ...hedera, type: 'wrap', amountRaw: '44' },
      { to: WHBAR, data: call('associate'), ...none },
    ),
    sample(
      'wrap',
      { ...hedera, type: 'wrap', amountRaw: '44' },
      { to: HELPER, data: call('deposit'), valueWei: `44${WEIBAR}` },
    ),
    sample('unwrap, allowing', unwrap, { to: WHBAR, data: erc20('approve', HELPER, 44n), ...none }),
    sample('unwrap', unwrap, { to: HELPER, data: unwrapCall, ...none }),
    sample(
      'unwrap all, allowing',
      { ...unwrap, amountRaw: 'all' },
      { to: WHBAR, data: erc20('approve', HELPER, 44n), ...none },
    ),
    sample('unwrap all', { ...unwrap, amountRaw: 'all' }, { to: HELPER, data: unwrapCall, ...none }),
    sample(
      'associate',
      { ...hedera, type: 'associate', token: '0.0.1456986' },
      { to: WHBAR, data: call('associate'), ...none },
    ),
  ]
}
