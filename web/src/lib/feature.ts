import type { ChainId } from '@windhover/core/chains/chain'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { AppId } from '@windhover/core/workspace/app-ids'
import type { ComponentType, ReactNode } from 'react'
import type { ChartedToken } from './chart-view.ts'

/** What a web feature offers to the workspace. Its `index.ts` stays tiny: everything drawn is a lazy chunk. */

export const APP_GROUPS = ['Trade', 'Wallet', 'Liquidity', 'Launch', 'Discover', 'Account'] as const
export type AppGroup = (typeof APP_GROUPS)[number]

/** Any lucide icon fits. */
export type FeatureIcon = ComponentType<{
  size?: number | string
  strokeWidth?: number | string
  className?: string
}>

export type Lazy<Props = object> = () => Promise<{ readonly default: ComponentType<Props> }>

export type AppLook = {
  readonly title: string
  readonly group: AppGroup
  /** Belongs to the first page, unlike the icons that the workspace has itself. */
  readonly icon?: FeatureIcon
}

/**
 * One app of the side panel. The workspace draws the head (icon, title, close); the loaded component draws the
 * body (`PanelBody` of web/ui) and puts its own controls into the head with `PanelHeadStart` and
 * `PanelHeadEnd` of lib/panel-head.tsx. An app of the specification has its look from the app registry, any other
 * brings it along; without an icon of its own it has a common one.
 */
export type FeatureApp = { readonly load: Lazy } & (
  | ({ readonly id: AppId } & Partial<AppLook>)
  | ({ readonly id: string } & AppLook)
)

/** What a dialog that moves money from a vault is told by the panel that opens it. */
export type MoneyDialogProps<Chain extends ChainId = ChainId> = {
  readonly chain: Chain
  readonly vault: VaultView
  /** Chosen beforehand: `native`, or the address the chain knows the token by. */
  readonly token?: string
  readonly open: boolean
  readonly onClose: () => void
}

export type TradeDialogProps = MoneyDialogProps & {
  readonly token: string
  readonly mode: 'buy' | 'sell'
  /** What stands in the amount when a purchase opens: a preset of the list it was opened from. */
  readonly amountText?: string
  /** Of that list; left out, the one of swaps. */
  readonly slippagePct?: number
}

/** A token as panels hand it to each other. `address` is what the chain knows it by, `native` for the coin itself. */
export type PickedToken = {
  readonly chain: ChainId
  readonly address: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly logoUrl: string | null
}

export type TokenPickerProps = {
  readonly chain: ChainId
  /** Null where no vault is selected: then only the list without balances. */
  readonly vault: VaultView | null
  readonly open: boolean
  readonly selected: PickedToken | null
  /** Null: the selected one was picked again, or the search was emptied. */
  readonly onPick: (token: PickedToken | null) => void
  /** Given: tokens of any network can be picked. */
  readonly onChain?: (chain: ChainId) => void
  readonly onClose: () => void
}

/** Named places of the workspace that features fill. At most one feature fills a place, except `globalHost`. */
export type FeatureSlots = {
  /** Whole page while signed out. Call `beginSession(queryClient, account)` of lib/session.ts when signed in. */
  readonly signInScreen: object
  /** Whole page after sign-up, and while there is no vault yet; `onContinue` opens the workspace. */
  readonly vaultReadyScreen: { readonly onContinue: () => void }
  /** Top bar, 32 high. */
  readonly vaultSwitcher: object
  /** Top bar, 32 high: what the vault was asked to do, with the number of what is not over. */
  readonly activityButton: object
  /** Top bar, 32 high: account, theme, sign out. */
  readonly accountMenu: object
  /** Inside the popover of the world's badge, drawn when it opens. */
  readonly worldMenu: { readonly title: string }
  /** The left side of the workspace; `setup` is what fills `chatSetup`. */
  readonly chatPanel: { readonly setup: ReactNode }
  /** What is left to set up, in one strip over the composer or at the foot of the empty chat. */
  readonly chatSetup: object
  /** Mounted once, invisible, on every signed-in page: the dialogs that answer the prompts of lib/step-up. */
  readonly globalHost: object
  /** The vault's deposit addresses, each with its copy button; a container named `deposit` gives the width. */
  readonly depositAddresses: { readonly vault: VaultView; readonly onCopied?: () => void }
  /** The newest of what a vault did, with the way to all of it. */
  readonly recentActivity: { readonly vaultId: string }
  /** A vault's referral code, which copies its link: beside a title, or in a row of its own. */
  readonly referralCode: { readonly vaultId: string; readonly shape: 'chip' | 'row' }
  /** A vault's name and colour, in Settings. */
  readonly vaultLook: { readonly vault: VaultView }
  /** The section of Settings with the person's names for addresses. */
  readonly contactSettings: object
  /** The rows of connected social accounts in Settings. */
  readonly socialSettings: { readonly vaultId: string }
  /** The row in Settings that shows the Directives again. */
  readonly directivesRow: object
  /** Sends a coin or a token; loaded when first opened, and kept so that it can close in its own time. */
  readonly sendDialog: MoneyDialogProps
  /** Wraps and unwraps the native coin. */
  readonly wrapDialog: MoneyDialogProps<'solana' | 'hedera'>
  /** Buys or sells one token against the chain's usual counterpart; `token` is always given. */
  readonly tradeDialog: TradeDialogProps
  /** 'Select a token': search, quick picks, what the vault holds, what is traded most. */
  readonly tokenPicker: TokenPickerProps
  /** Covers the chat while a token is selected for the trading view (lib/chart-view.ts). */
  readonly chartOverlay: object
  /** Covers the chat with the ranking of vaults (lib/cover.ts). */
  readonly leaderboardOverlay: object
  /** The candles of a token inside a page about it; `averageUsd` is what the vault paid for what it holds. */
  readonly tokenChart: { readonly token: ChartedToken; readonly averageUsd: number | null }
  /** Whether the person watches a token: a button 28 high, 44 on a phone. */
  readonly watchStar: { readonly chain: ChainId; readonly address: string }
  /** The risks of a token in plain words, wherever it can be bought; draws nothing while there are none. */
  readonly tokenRisks: { readonly chain: ChainId; readonly token: string }
}
export type SlotName = keyof FeatureSlots

export type WebFeature = {
  readonly name: string
  readonly apps?: readonly FeatureApp[]
  readonly slots?: { readonly [Name in SlotName]?: Lazy<FeatureSlots[Name]> }
  /** Runs once before anything is drawn: only for what must read the address first. */
  readonly onStart?: () => void
}

export function defineWebFeature(feature: WebFeature): WebFeature {
  return feature
}
