import { NATIVE } from '../balances/constants.ts'
import { CHAINS } from '../chains/all-chains.ts'
import type { ChainId } from '../chains/chain.ts'
import { formatAmount } from '../money/format-amount.ts'
import { type Intent, kindOf } from '../transactions/intent.ts'
import type { Flow } from '../transactions/intent-kind.ts'
import { checksumAddress } from '../transfers/address-rules.ts'
import type { Wallet } from './keys.ts'
import { type Statement, type StatementOf, statementHash } from './statements.ts'
import type { World } from './world.ts'

/**
 * What a wallet shows and signs: the form of EIP-4361, which wallets know and compare with the page they are on, with a
 * sentence that says what is being allowed and the hash that binds all of it.
 */
export function walletText(input: {
  readonly world: World
  readonly wallet: Wallet
  readonly statement: Statement
  /** What a root approval is about. */
  readonly intent?: Intent
}): string {
  const { world, wallet, statement, intent } = input
  return writeForm(wallet, {
    sentence: sentenceOf(statement, intent),
    nonce: statement.nonce,
    at: statement.at,
    resource: `urn:windhover:${world}:${statement.kind}:${statementHash(world, statement)}`,
  })
}

/** What a wallet signs to show that its owner is here. It allows nothing: no statement reads like it. */
export function walletPresenceText(wallet: Wallet, asked: { nonce: string; at: number }): string {
  return writeForm(wallet, {
    ...asked,
    sentence: 'Confirm to Windhover that it is you.',
    resource: 'urn:windhover:presence',
  })
}

type Filled = {
  readonly sentence: string
  readonly nonce: string
  readonly at: number
  readonly resource: string
}

function writeForm(wallet: Wallet, { sentence, nonce, at, resource }: Filled): string {
  const account = wallet.chain === 'ethereum' ? checksumAddress(wallet.address) : wallet.address
  return [
    `${wallet.origin.replace(/^https?:\/\//, '')} wants you to sign in with your ${CHAINS[wallet.chain].name} account:`,
    account,
    '',
    sentence,
    '',
    `URI: ${wallet.origin}`,
    'Version: 1',
    `Chain ID: ${wallet.chain === 'ethereum' ? 1 : 'mainnet'}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(at).toISOString()}`,
    'Resources:',
    `- ${resource}`,
  ].join('\n')
}

function sentenceOf(said: Statement, intent: Intent | undefined): string {
  switch (said.kind) {
    case 'grant':
      return `Let ${plain(said.name)} ${powersOf(said)}`
    case 'root':
      return `Let ${plain(said.name)} own my Windhover vaults, with everything in them.`
    case 'approval':
    case 'root-approval':
      return `Approve this payment from vault ${said.vaultId}: ${intent === undefined ? said.intentHash : describeIntent(intent)}`
    case 'envelope':
      return `Let vault ${said.vaultId} sell up to ${said.totalSellRaw} units of ${plain(said.sellToken)} for ${plain(said.buyToken)} on ${CHAINS[said.chain].name}, at least ${said.worstPrice.buyRaw} for every ${said.worstPrice.sellRaw}, until ${day(said.expiresAt)}.`
    case 'revocation':
      return 'Take back a permission for my Windhover vaults.'
    case 'recovery-codes':
      return 'Make new recovery codes for my Windhover vaults. Earlier codes no longer count.'
    case 'recovery':
      return `Recover my Windhover vaults with ${plain(said.name)}. It takes 72 hours.`
    case 'policy':
      return `Change the limits of vault ${said.vaultId}: ${termsOf(said)}.`
  }
}

function termsOf(said: StatementOf<'policy'>): string {
  const { perTransactionCents: once, rolling24hCents: daily, newRecipientDelayHours: hours, isPaused } = said
  return [
    once === null ? [] : `$${usd(once / 100)} per transaction`,
    daily === null ? [] : `$${usd(daily / 100)} in 24 hours`,
    hours === null ? [] : `${hours} hours of waiting for new recipients`,
    isPaused === null ? [] : isPaused ? 'paused' : 'not paused',
  ]
    .flat()
    .join(', ')
}

function powersOf(said: StatementOf<'grant'>): string {
  const vaults = said.vaults === 'all' ? 'my Windhover vaults' : `vault ${said.vaults.join(', ')}`
  const who = said.knownRecipientsOnly ? ' New recipients need my approval.' : ''
  return `use ${vaults} until ${day(said.expiresAt)}: ${said.scopes.join(', ')}, up to $${usd(said.perTransactionUsd)} per transaction and $${usd(said.perDayUsd)} in 24 hours.${who}`
}

function describeIntent(intent: Intent): string {
  const kind = kindOf(intent)
  const out = kind.outflows(intent).map((flow) => describeFlow(intent.chain, flow))
  const to = kind.recipient(intent)
  return `${intent.type} on ${CHAINS[intent.chain].name}, ${out.join(' and ') || 'nothing leaves'}${to === null ? '' : ` to ${to}`}.`
}

/** The coin of the chain as people count it. Of a token only the units are sure: how many make one is not signed. */
function describeFlow(chain: ChainId, { token, amountRaw }: Flow): string {
  const { symbol, decimals } = CHAINS[chain].native
  if (token !== NATIVE) return `${amountRaw ?? 'all'} units of ${token}`
  return `${amountRaw === null ? 'all' : formatAmount(amountRaw, decimals)} ${symbol}`
}

const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const usd = (amount: number) => amount.toLocaleString('en-US')

/** One line of plain letters: the form has one line for the sentence, and a name could try to write others. */
function plain(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '?')
}
