import type { QueryClient } from '@tanstack/react-query'
import type { AccountView } from '@windhover/core/accounts/contract'
import type { ChainId } from '@windhover/core/chains/chain'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { AppId } from '@windhover/core/workspace/app-ids'
import type { ComponentType, ReactNode } from 'react'

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

/**
 * One app of the side panel. The workspace draws the head (icon, title, close); the loaded component draws the
 * body (`PanelBody` of web/ui) and puts its own controls into the head with `PanelHeadStart` and
 * `PanelHeadEnd` of lib/panel-head.tsx. Title, icon and group default to those of the app registry.
 */
export type FeatureApp = {
  readonly id: AppId
  readonly title?: string
  readonly icon?: FeatureIcon
  readonly group?: AppGroup
  readonly load: Lazy
  /** A hook: one live fact in few words beside the name in the launcher, e.g. "3 open". */
  readonly useHeadline?: () => string | null
}

export type FeatureCommand = {
  readonly id: string
  readonly title: string
  /** Heading in the palette, e.g. "Vaults". */
  readonly group: string
  readonly icon?: FeatureIcon
  readonly keywords?: readonly string[]
  /** Words at the right end of the row. */
  readonly note?: string
  /** What Enter does, for the foot: "switch to this vault". */
  readonly enterDoes: string
  readonly run: () => void
}

export type CommandContext = { readonly queryClient: QueryClient; readonly account: AccountView }

/** What a dialog that moves money from a vault is told by the panel that opens it. */
export type MoneyDialogProps<Chain extends ChainId = ChainId> = {
  readonly chain: Chain
  readonly vault: VaultView
  /** Chosen beforehand: `native`, or the address the chain knows the token by. */
  readonly token?: string
  readonly open: boolean
  readonly onClose: () => void
}

export type TradeDialogProps = MoneyDialogProps & { readonly token: string; readonly mode: 'buy' | 'sell' }

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
  readonly onClose: () => void
}

export type TokenPair = { readonly a: PickedToken | null; readonly b: PickedToken | null }
export type PoolTokenPickersProps = {
  readonly chain: ChainId
  readonly value: TokenPair
  readonly onChange: (pair: TokenPair) => void
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
  /** A row of next steps at the foot of the empty chat; it stays usable while the chat is locked. */
  readonly chatSetup: object
  /** Mounted once, invisible, on every signed-in page: the dialogs that answer the prompts of lib/step-up. */
  readonly globalHost: object
  /** The vault's deposit addresses, each with its copy button; a container named `deposit` gives the width. */
  readonly depositAddresses: { readonly vault: VaultView; readonly onCopied?: () => void }
  /** A vault's referral code, which copies its link: beside a title, or in a row of its own. */
  readonly referralCode: { readonly vaultId: string; readonly shape: 'chip' | 'row' }
  /** The rows of connected social accounts in Settings. */
  readonly socialSettings: { readonly vaultId: string }
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
  /** The risks of a token in plain words, wherever it can be bought; draws nothing while there are none. */
  readonly tokenRisks: { readonly chain: ChainId; readonly token: string }
  /** 'Token A' and 'Token B' over a list of pools; null where all tokens are meant. */
  readonly poolTokenPickers: PoolTokenPickersProps
}
export type SlotName = keyof FeatureSlots

export type WebFeature = {
  readonly name: string
  readonly apps?: readonly FeatureApp[]
  /** Asked each time the palette opens. */
  readonly commands?: (context: CommandContext) => readonly FeatureCommand[]
  readonly slots?: { readonly [Name in SlotName]?: Lazy<FeatureSlots[Name]> }
  /** Runs once before anything is drawn: only for what must read the address first. */
  readonly onStart?: () => void
}

export function defineWebFeature(feature: WebFeature): WebFeature {
  return feature
}
