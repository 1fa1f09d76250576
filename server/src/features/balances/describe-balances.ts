import type { HeldToken, WalletView } from '@windhover/core/balances/contract'
import { dayChangeOf } from '@windhover/core/balances/day-change'
import { hiddenTokenId } from '@windhover/core/balances/hidden-token-id'
import type { balanceTools } from '@windhover/core/balances/tools'
import { sumMicro, toUsd, worthOf } from '@windhover/core/balances/value-holding'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { formatAmount } from '@windhover/core/money/format-amount'
import type { VaultSettings } from '@windhover/core/settings/contract'
import { cleanText } from '@windhover/core/text/clean-text'
import type { ToolOutput } from '@windhover/core/toolbox/tool-contract'

type Told = Extract<ToolOutput<typeof balanceTools.getBalances>, { status: 'done' }>
type ToldChain = Told['chains'][number]

/** So many are worth reading; the rest counts in the total. */
const TOKENS_MAX = 30
const SYMBOL_CHARS_MAX = 32

/** What a vault holds in the shape of a tool's answer: hidden tokens are counted, not named. */
export function describeBalances(wallets: readonly WalletView[], settings: VaultSettings): Told {
  const held = wallets.flatMap(({ holdings }) => holdings)
  return {
    status: 'done',
    totalUsd: toUsd(sumMicro(held.map(worthOf))),
    change24h: changeOf(held),
    isComplete: wallets.every(({ state, isTotalComplete }) => state === 'known' && isTotalComplete),
    chains: wallets.map((wallet) => describeChain(wallet, settings)),
  }
}

/** The same figure as on the screens. */
const changeOf = (holdings: readonly HeldToken[]) =>
  dayChangeOf(holdings.map((holding) => ({ ...holding, valueMicro: worthOf(holding) })))

function describeChain(wallet: WalletView, settings: VaultSettings): ToldChain {
  const { chain, state, totalUsd, holdings } = wallet
  if (state === 'unknown') return { chain, totalUsd: null, tokens: [], hiddenCount: 0 }
  const hidden = hiddenOn(chain, settings)
  const held = holdings.filter(({ amountRaw }) => BigInt(amountRaw) > 0n)
  const shown = held.filter(({ token }) => !hidden.has(hiddenTokenId({ chain, token })))
  return {
    chain,
    totalUsd,
    tokens: shown.slice(0, TOKENS_MAX).map((holding) => describeHolding(chain, holding)),
    hiddenCount: held.length - shown.length,
  }
}

function hiddenOn(chain: ChainId, settings: VaultSettings): ReadonlySet<string> {
  if (chain === 'solana') return new Set(settings.hiddenSolanaTokens)
  return new Set(chain === 'hedera' ? settings.hiddenHederaTokens : settings.hiddenEvmTokens)
}

function describeHolding(chain: ChainId, holding: HeldToken): ToldChain['tokens'][number] {
  const { token, amountRaw, decimals, priceUsd, valueUsd, logo } = holding
  const coin = token === 'native' ? CHAINS[chain].native.symbol : token
  const symbol = cleanText(holding.symbol ?? coin, SYMBOL_CHARS_MAX) || coin
  return {
    address: token,
    symbol,
    name: cleanText(holding.name ?? symbol) || symbol,
    amountText: formatAmount(BigInt(amountRaw), decimals),
    priceUsd,
    valueUsd,
    priceChange24hPct: holding.change24hPct,
    change24hUsd: changeOf([holding])?.changeUsd ?? null,
    logoURI: logo,
  }
}
