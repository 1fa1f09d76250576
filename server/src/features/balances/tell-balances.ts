import type { balanceTools } from '@windhover/core/balances/tools'
import { sumMicro, toUsd } from '@windhover/core/balances/value-holding'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { formatAmount } from '@windhover/core/money/format-amount'
import type { VaultSettings } from '@windhover/core/settings/contract'
import { cleanText } from '@windhover/core/text/clean-text'
import type { ToolOutput } from '@windhover/core/toolbox/tool-contract'
import type { Wallet, WalletHolding } from './value-wallet.ts'

type Told = Extract<ToolOutput<typeof balanceTools.getBalances>, { status: 'done' }>
type ToldChain = Told['chains'][number]

/** So many are worth reading; the rest counts in the total. */
const TOKENS_MAX = 30
const SYMBOL_CHARS_MAX = 32

/** What a vault holds in the shape of a tool's answer: hidden tokens are counted, not named. */
export function tellBalances(
  wallets: readonly { readonly chain: ChainId; readonly wallet: Wallet }[],
  settings: VaultSettings,
): Told {
  return {
    status: 'done',
    totalUsd: toUsd(sumMicro(wallets.map(({ wallet }) => wallet.totalMicro))),
    isComplete: wallets.every(({ wallet }) => wallet.state === 'known' && wallet.isTotalComplete),
    chains: wallets.map(({ chain, wallet }) => tellChain(chain, wallet, settings)),
  }
}

function tellChain(chain: ChainId, wallet: Wallet, settings: VaultSettings): ToldChain {
  if (wallet.state === 'unknown') return { chain, totalUsd: null, tokens: [], hiddenCount: 0 }
  const hidden = hiddenOn(chain, settings)
  const held = wallet.holdings.filter(({ amountRaw }) => amountRaw > 0n)
  const shown = held.filter(({ token }) => !hidden.has(hiddenName(chain, token)))
  return {
    chain,
    totalUsd: toUsd(wallet.totalMicro),
    tokens: shown.slice(0, TOKENS_MAX).map((holding) => tellHolding(chain, holding)),
    hiddenCount: held.length - shown.length,
  }
}

function hiddenOn(chain: ChainId, settings: VaultSettings): ReadonlySet<string> {
  if (chain === 'solana') return new Set(settings.hiddenSolanaTokens)
  return new Set(chain === 'hedera' ? settings.hiddenHederaTokens : settings.hiddenEvmTokens)
}

/** Ethereum and BSC share a list, so that entries of it name their chain. */
function hiddenName(chain: ChainId, token: string): string {
  const { evmChainId } = CHAINS[chain]
  return chain === 'ethereum' || chain === 'bsc' ? `${evmChainId}:${token.toLowerCase()}` : token
}

function tellHolding(chain: ChainId, holding: WalletHolding): ToldChain['tokens'][number] {
  const { token, amountRaw, decimals, valueMicro, priceChange24hPct, logo } = holding
  const coin = token === 'native' ? CHAINS[chain].native.symbol : token
  const symbol = cleanText(holding.symbol ?? coin, SYMBOL_CHARS_MAX) || coin
  return {
    address: token,
    symbol,
    name: cleanText(holding.name ?? symbol) || symbol,
    amountText: formatAmount(amountRaw, decimals),
    valueUsd: valueMicro === null ? null : toUsd(valueMicro),
    priceChange24hPct,
    logoURI: logo,
  }
}
